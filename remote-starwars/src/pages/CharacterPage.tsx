import type { CharacterWithValues } from '@mint-row/kit/charts';
import type { ShownCharacter } from '@mint-row/kit/content';
import type { PageProps } from '@mint-row/kit/contract';
import {
  CharacterDrawing,
  CharacterSections,
  CharacterWords,
  FranchiseBadge,
  GlossaryTerms,
  unbroken,
} from '@mint-row/kit/ui';
import { franchise } from '../franchise.ts';
import '../styles.css';
import './character-page.css';

const credited = ['Portrayed by', 'Designed by', 'Created by'];

/** Between "David Prowse (body, 1977–1983)," and the next name. */
const endOfCredit = /(?<=\),) /;

/** One Star Wars character: a film poster with its credits, then one column of text. */
export default function CharacterPage({
  data,
  drawings,
  catalogue,
  insets,
}: PageProps<ShownCharacter<CharacterWithValues>>) {
  const { name, debut } = data;
  return (
    <GlossaryTerms terms={catalogue.terms}>
      <div data-accent={franchise.accent} className="print-sheet">
        <div className="tone-vault starfield">
          <div className="wrap poster opening">
            <div className="opening-name">
              <FranchiseBadge franchise={franchise} />
              <h1 className="type-display hero-name mt-4">{name}</h1>
            </div>
            <CharacterDrawing character={data} drawings={drawings} className="poster-picture" />
            <div className="opening-words">
              <CharacterWords character={data} franchise={franchise} />
            </div>
            <dl className="credits">
              {debut.facts
                .filter(({ label }) => credited.includes(label))
                .map(({ label, value }) => (
                  <div key={label}>
                    <dt className="type-label text-muted">{label}</dt>
                    <dd>
                      {value.split(endOfCredit).map((credit) => (
                        <span key={credit} className="block">
                          {unbroken(credit)}
                        </span>
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </div>
        </div>
        <CharacterSections
          character={data}
          franchise={franchise}
          drawings={drawings}
          characters={catalogue.characters}
          insets={insets}
          shown={credited}
        />
      </div>
    </GlossaryTerms>
  );
}
