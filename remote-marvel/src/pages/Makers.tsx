import { Section, SectionHeading, Text } from '@mint-row/kit/ui';
import type { MakersFigure } from '../content/makers-figure.ts';
import './makers.css';

/** The makers of Marvel cards: a list in which each row has its years as bars on one scale. */
export function Makers({ figure: { heading, intro, caption, ticks, rows } }: { figure: MakersFigure }) {
  return (
    <Section id="makers" tone="sunken">
      <SectionHeading section="makers" heading={heading} intro={intro} className="mb-8" />
      <figure>
        <div className="maker maker-axis">
          <svg aria-hidden="true" className="maker-lane">
            {ticks.map(({ year, x }) => (
              <text key={year} x={`${x}%`} y="1.25em">
                {year}
              </text>
            ))}
          </svg>
        </div>
        <ul>
          {rows.map(({ name, years, bars, text }) => (
            <li key={name} className="maker">
              <h3 className="type-title">{name}</h3>
              <div className="value maker-years">
                <Text>{years}</Text>
              </div>
              <svg aria-hidden="true" className="maker-lane">
                {ticks.map(({ year, x }) => (
                  <line key={year} x1={`${x}%`} x2={`${x}%`} y2="100%" />
                ))}
                {bars.map((bar) => (
                  <rect key={bar.x} x={`${bar.x}%`} width={`${bar.width}%`} data-confirmed={bar.confirmed} />
                ))}
              </svg>
              <p className="maker-text">
                <Text>{text}</Text>
              </p>
            </li>
          ))}
        </ul>
        <figcaption className="mt-5 max-w-measure text-muted text-sm">{caption}</figcaption>
      </figure>
    </Section>
  );
}
