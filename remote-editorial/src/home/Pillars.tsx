import { type Home, site } from '@mint-row/shared/content';
import { paths } from '@mint-row/shared/contract';
import { NewTabMark, Text } from '@mint-row/shared/ui';
import './pillars.css';

/** Links to where each promise can be checked, in the order of the pillars. */
const proofs = [
  { href: paths.guides, label: 'Read the guides' },
  { href: site.marketplace.origin, label: `Visit ${site.marketplace.name}` },
  { href: `mailto:${site.email.sales}`, label: 'Ask us about a card' },
];

/** Three promises as the rows of a ledger: the name, what it means, and a link to check it. */
export function Pillars({ pillars }: { pillars: Home['why']['pillars'] }) {
  return (
    <ul className="ruled">
      {pillars.map(({ title, text }, index) => {
        const proof = proofs[index];
        return (
          <li key={title} className="grid gap-x-10 gap-y-2 border-hairline border-b py-8 md:grid-cols-[2fr_3fr]">
            <h3 className="pillar-name">{title}</h3>
            <div>
              <p className="max-w-measure">
                <Text>{text}</Text>
              </p>
              {proof && <Proof {...proof} />}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Proof({ href, label }: { href: string; label: string }) {
  const external = href.startsWith('https:');
  return (
    <a href={href} className="quiet-link mt-2 gap-2" {...(external ? { target: '_blank', rel: 'noopener' } : {})}>
      {label}
      {external && <NewTabMark />}
    </a>
  );
}
