import { Section, SectionHeading, Text } from '@mint-row/kit/ui';
import type { MakersFigure } from '../content/makers-figure.ts';
import './makers.css';

/** The makers of Marvel cards: a list in which each row has its years as bars on one scale. */
export function Makers({
  figure: { heading, intro, caption, drawn, labels, grid, empty, rows },
}: {
  figure: MakersFigure;
}) {
  return (
    <Section id="makers" tone="sunken">
      <SectionHeading section="makers" heading={heading} intro={intro} className="mb-8" />
      <figure>
        <div className="maker maker-axis">
          <svg aria-hidden="true" className="maker-lane">
            {labels.map(({ year, x }) => (
              <text key={year} x={`${x}%`} y="1.25em">
                {year}
              </text>
            ))}
          </svg>
        </div>
        <ul>
          {rows.map(({ name, years, bars, lines, text }) => (
            <li key={name} className="maker">
              <h3 className="type-title">{name}</h3>
              <div className="value maker-years">
                <Text>{years}</Text>
              </div>
              <svg aria-hidden="true" className="maker-lane">
                {empty.map(({ x, width }) => (
                  <rect key={x} x={`${x}%`} width={`${width}%`} height="100%" className="maker-empty maker-wide" />
                ))}
                {grid.map((x) => (
                  <line key={x} x1={`${x}%`} x2={`${x}%`} y2="100%" />
                ))}
                {lines.map(({ x1, x2, y1, y2 }) => (
                  <line
                    key={`${x1} ${y1}`}
                    x1={`${x1}%`}
                    x2={`${x2}%`}
                    y1={`${y1}%`}
                    y2={`${y2}%`}
                    className="maker-line maker-wide"
                  />
                ))}
                {bars.map((bar) => (
                  <rect
                    key={bar.x}
                    className="maker-bar"
                    x={`${bar.x}%`}
                    width={`${bar.width}%`}
                    data-confirmed={bar.confirmed}
                  />
                ))}
                {lines.map(
                  ({ x2, arrow }) =>
                    arrow && (
                      <svg key={x2} aria-hidden="true" x={`${x2}%`} y="50%" className="maker-wide">
                        <path d="M0 0-4-7H4z" className="maker-arrow" data-arrow={arrow} />
                      </svg>
                    ),
                )}
              </svg>
              <p className="maker-text">
                <Text>{text}</Text>
              </p>
            </li>
          ))}
        </ul>
        <figcaption className="mt-5 max-w-measure break-inside-avoid text-muted text-sm">
          {caption} <span className="maker-wide">{drawn}</span>
        </figcaption>
      </figure>
    </Section>
  );
}
