import type { CharacterWithValues } from '@mint-row/kit/charts';
import type { ShownCharacter } from '@mint-row/kit/content';
import type { PageProps } from '@mint-row/kit/contract';
import { CharacterDrawing, CharacterSections, CharacterWords, FranchiseBadge, GlossaryTerms } from '@mint-row/kit/ui';
import { franchise } from '../franchise.ts';
import '../styles.css';
import './character-page.css';

const printed = ['Publisher', 'Created by'];

/** One Marvel character: a newspaper's front page with a masthead, then columns. */
export default function CharacterPage({
  data,
  drawings,
  catalogue,
  insets,
}: PageProps<ShownCharacter<CharacterWithValues>>) {
  const { name, era, debut } = data;
  return (
    <GlossaryTerms terms={catalogue.terms}>
      <div data-accent={franchise.accent} className="print-sheet">
        <div className="front-page">
          <div className="wrap masthead-line">
            <dl className="masthead">
              <div>
                <dt className="sr-only">Franchise</dt>
                <dd>
                  <FranchiseBadge franchise={franchise} />
                </dd>
              </div>
              {[{ label: 'Era', value: era }, ...debut.facts.filter(({ label }) => printed.includes(label))].map(
                ({ label, value }) => (
                  <div key={label}>
                    <dt className="type-label text-muted">{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
              )}
            </dl>
          </div>
          <div className="panel-hero opening">
            <div className="opening-name">
              <p>
                <FranchiseBadge franchise={franchise} />
              </p>
              <h1 className="type-display hero-name">{name}</h1>
            </div>
            <div className="panel-hero-picture">
              <CharacterDrawing character={data} drawings={drawings} />
            </div>
            <div className="opening-words">
              <CharacterWords character={data} franchise={franchise} />
            </div>
          </div>
        </div>
        <CharacterSections
          character={data}
          franchise={franchise}
          drawings={drawings}
          characters={catalogue.characters}
          insets={insets}
          shown={printed}
        />
      </div>
    </GlossaryTerms>
  );
}
