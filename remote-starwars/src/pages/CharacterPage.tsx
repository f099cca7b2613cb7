import type { CharacterWithValues } from '@mint-row/kit/charts';
import type { ShownCharacter } from '@mint-row/kit/content';
import { drawingOf, type PageProps } from '@mint-row/kit/contract';
import {
  CharacterActions,
  CharacterSections,
  FoilCard,
  FranchiseBadge,
  GlossaryTerms,
  Text,
  unbroken,
} from '@mint-row/kit/ui';
import { franchise } from '../franchise.ts';
import '../styles.css';
import './character-page.css';

const credited = ['Portrayed by', 'Designed by', 'Created by'];

/** Between "David Prowse (body, 1977–1983)," and the next name. */
const endOfCredit = /(?<=\),) /;

/** One Star Wars character: a film poster with its credits, then one column of text. */
export default function CharacterPage({ data, drawings, catalogue }: PageProps<ShownCharacter<CharacterWithValues>>) {
  const { name, slug, tagline, debut } = data;
  return (
    <GlossaryTerms terms={catalogue.terms}>
      <div data-accent={franchise.accent} className="print-sheet">
        <div className="tone-vault">
          <div className="wrap poster">
            <div>
              <FranchiseBadge franchise={franchise} />
              <h1 className="type-display hero-name mt-5">{name}</h1>
              <p className="type-lead mt-6 mb-8 max-w-narrow text-balance">
                <Text>{tagline}</Text>
              </p>
              <CharacterActions character={data} franchise={franchise} />
            </div>
            <div className="poster-picture starfield">
              <FoilCard src={drawingOf(drawings, slug)} alt="" eager />
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
          shown={credited}
        />
      </div>
    </GlossaryTerms>
  );
}
