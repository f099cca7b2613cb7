import { Section, SectionHeading, Text } from '@mint-row/kit/ui';
import type { ErasFigure } from '../content/eras-figure.ts';
import './eras.css';

/** The eras of the English cards: a ribbon to scale, and what to know of each below it. */
export function Eras({ figure: { heading, intro, caption, eras } }: { figure: ErasFigure }) {
  return (
    <Section id="eras" tone="sunken">
      <SectionHeading section="eras" heading={heading} intro={intro} className="mb-8" />
      <figure>
        <svg aria-hidden="true" className="era-ribbon">
          {eras.map(({ name, short, begins, x, width }) => (
            <svg key={name} aria-hidden="true" x={`${x}%`} width={`${width}%`} className="era">
              <rect />
              <text y="1rem">{begins.slice(-4)}</text>
              <text x="50%" y="3.95rem" className="era-short">
                {short}
              </text>
            </svg>
          ))}
        </svg>
        <ol className="eras">
          {eras.map(({ name, begins, text }) => (
            <li key={name} className="era">
              <h3 className="era-name">{name}</h3>
              <p className="value era-begins mt-2 text-accent-ink">{begins}</p>
              <p className="mt-2 max-w-narrow text-sm">
                <Text>{text}</Text>
              </p>
            </li>
          ))}
        </ol>
        <figcaption className="mt-8 max-w-measure text-muted text-sm">{caption}</figcaption>
      </figure>
    </Section>
  );
}
