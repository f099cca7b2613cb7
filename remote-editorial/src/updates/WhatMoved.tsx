import type { ShownFigure, UpdateEntry } from '@mint-row/kit/contract';
import { FoilCard, Section, SectionHeading, Text } from '@mint-row/kit/ui';
import type { updatesWords } from '../content/updates.ts';
import './updates.css';

interface WhatMovedProps {
  /** Updates that changed a figure, the most important first. */
  updates: readonly UpdateEntry[];
  words: typeof updatesWords.moved;
}

/** The figures that changed, each as the page showed it before and as it shows it now. */
export function WhatMoved({ updates, words }: WhatMovedProps) {
  return (
    <Section id="moved" tone="sunken">
      <SectionHeading section="moved" heading={words.heading} intro={words.intro} />
      <ul className="moved">
        {updates.map(
          ({ path, drawing, changed }) =>
            changed && (
              <li key={path} className="linked-row">
                {drawing && <FoilCard src={drawing} alt="" className="drawing" />}
                <div>
                  <h3 className="type-title">
                    <a href={path} className="row-link">
                      {changed.of}
                    </a>
                  </h3>
                  <dl>
                    <Figure label={words.from} shown={changed.from} />
                    <Figure label={words.to} shown={changed.to} />
                  </dl>
                </div>
              </li>
            ),
        )}
      </ul>
    </Section>
  );
}

function Figure({ label, shown: { figure, note } }: { label: string; shown: ShownFigure }) {
  return (
    <div>
      <dt className="type-label">{label}</dt>
      <dd>
        <b>{figure}</b>{' '}
        <span>
          <Text>{note}</Text>
        </span>
      </dd>
    </div>
  );
}
