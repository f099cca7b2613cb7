import type { Home } from '@mint-row/kit/content';
import { currentPlace, type Drawings, drawingOf, type Place, paths } from '@mint-row/kit/contract';
import { NewTabMark, Text } from '@mint-row/kit/ui';

/** Links to where each promise can be checked, in the order of the pillars. */
const proofsAt = ({ marketplace, email }: Place) => [
  { href: paths.guides, label: 'Read the guides' },
  { href: marketplace.origin, label: `Visit ${marketplace.name}` },
  { href: `mailto:${email.sales}?subject=A%20card`, label: 'Ask us about a card' },
];

/** A figure for each promise: the marks of what we know, the number of sellers, a card under the lamp. */
const figures = [
  () => (
    <svg
      aria-hidden="true"
      viewBox="-2 0 240 62"
      preserveAspectRatio="xMinYMid"
      textAnchor="middle"
      fill="var(--color-paper)"
      stroke="currentColor"
      strokeWidth="2.5"
    >
      <path d="M0 20h240" strokeWidth="1" />
      <circle cx="28" cy="20" r="11" fill="currentColor" />
      <path d="M66 13h60V6l18 14-18 14v-7H66z" />
      <path d="M170 9h62v22h-62z" strokeDasharray="6 4" />
      <g stroke="none" fill="currentColor" fontFamily="var(--font-label)" fontWeight="700" fontSize="13">
        <text x="28" y="56">
          sale
        </text>
        <text x="105" y="56">
          estimate
        </text>
        <text x="201" y="56">
          not certain
        </text>
      </g>
    </svg>
  ),
  () => <b>100+</b>,
  (drawings: Drawings) => (
    <svg aria-hidden="true" viewBox="20 8 260 150" preserveAspectRatio="xMinYMid">
      <image
        href={drawingOf(drawings, 'shoebox')}
        width="300"
        height="420"
        clipPath="inset(8px 20px 262px round 8px)"
      />
    </svg>
  ),
];

/** Three promises: a figure, the name of each, what it means, and a link to check it. */
export function Pillars({ pillars, drawings }: { pillars: Home['why']['pillars']; drawings: Drawings }) {
  const proofs = proofsAt(currentPlace());
  return (
    <ul className="thirds grid">
      {pillars.map(({ title, text }, index) => {
        const proof = proofs[index];
        return (
          <li key={title} className="promise">
            {figures[index]?.(drawings)}
            <h3 className="type-title">{title}</h3>
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
    <a href={href} className="quiet-link mt-2" {...(external ? { target: '_blank', rel: 'noopener' } : {})}>
      <span>
        {label}
        {external && <NewTabMark />}
      </span>
    </a>
  );
}
