import { type Home, site } from '@mint-row/kit/content';
import { paths } from '@mint-row/kit/contract';
import { NewTabMark, Text } from '@mint-row/kit/ui';
import './thirds.css';

/** Links to where each promise can be checked, in the order of the pillars. */
const proofs = [
  { href: paths.guides, label: 'Read the guides' },
  { href: site.marketplace.origin, label: `Visit ${site.marketplace.name}` },
  { href: `mailto:${site.email.sales}`, label: 'Ask us about a card' },
];

/** Three promises: the name of each, what it means, and a link to check it. */
export function Pillars({ pillars }: { pillars: Home['why']['pillars'] }) {
  return (
    <ul className="thirds">
      {pillars.map(({ title, text }, index) => {
        const proof = proofs[index];
        return (
          <li key={title} className="grid grid-rows-[auto_1fr]">
            <h3 className="ruled type-title mb-3 pt-4">{title}</h3>
            <p className="max-w-measure">
              <Text>{text}</Text>
            </p>
            {proof && <Proof {...proof} />}
          </li>
        );
      })}
    </ul>
  );
}

function Proof({ href, label }: { href: string; label: string }) {
  const external = href.startsWith('https:');
  return (
    <a
      href={href}
      className="quiet-link mt-2 gap-2 justify-self-start"
      {...(external ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {label}
      {external && <NewTabMark />}
    </a>
  );
}
