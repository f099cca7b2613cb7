import { Section, SectionHeading, Text } from '@mint-row/kit/ui';
import type { NumbersFigure } from '../content/numbers.ts';
import { seriesOf } from '../series.ts';
import { NumberDrawing } from './NumberDrawing.tsx';
import './numbers.css';

/** The 330 numbers of 1977 as a grid of colours, and what to know of those that are marked. */
export function Numbers({ figure: { heading, intro, caption, named } }: { figure: NumbersFigure }) {
  const marked = named.map(({ number }) => number);
  return (
    <Section id="numbers" tone="sunken">
      <SectionHeading section="numbers" heading={heading} intro={intro} className="mb-8" />
      <figure className="numbers">
        <NumberDrawing columns={66} marked={marked} className="numbers-wide" />
        <NumberDrawing columns={22} marked={marked} className="numbers-narrow" />
        <ol className="named-cards">
          {named.map(({ number, name, text }) => (
            <li key={number}>
              <span className="type-title border-colour named-number" data-border={seriesOf(number)?.colour}>
                #{number}
              </span>
              <div>
                <h3 className="named-name">{name}</h3>
                <p className="text-sm">
                  <Text>{text}</Text>
                </p>
              </div>
            </li>
          ))}
        </ol>
        <figcaption className="mt-8 max-w-measure text-muted text-sm">{caption}</figcaption>
      </figure>
    </Section>
  );
}
