import { site } from '@mint-row/shared/content';
import type { PageProps } from '@mint-row/shared/contract';
import { ButtonLink, ClosingCall, GlossaryTerms, Text, ValuesNote } from '@mint-row/shared/ui';
import { byCharacter } from '../values/by-character.ts';
import type { RankedRow } from '../values/ranked-rows.ts';
import { ValuesTable } from '../values/ValuesTable.tsx';
import type { valuesWords } from '../values/words.ts';
import '../styles.css';

/** The price guide: every notable card and the Top 50 in one table. */
export default function ValuesPage({ data, catalogue }: PageProps<{ words: typeof valuesWords; ranked: RankedRow[] }>) {
  const { words, ranked } = data;
  const groups = byCharacter(catalogue.cards ?? []);
  return (
    <GlossaryTerms terms={catalogue.terms}>
      <header className="wrap grid gap-x-16 gap-y-8 pt-section pb-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h1 className="type-display">{words.heading}</h1>
          <p className="type-lead mt-8 max-w-measure">
            <Text>{words.lead}</Text>
          </p>
          <ValuesNote reviewed={site.valuesReviewed} className="mt-4" />
        </div>
        <nav aria-label={words.contents} className="self-end lg:col-span-5 print:hidden">
          <ul className="flex flex-wrap gap-x-5">
            {groups.map(({ character, name }) => (
              <li key={character}>
                <a href={`#${character}`} className="quiet-link min-w-11">
                  {name}
                </a>
              </li>
            ))}
            <li>
              <a href="#top-50" className="quiet-link min-w-11">
                {words.ranked}
              </a>
            </li>
          </ul>
        </nav>
      </header>
      <div className="wrap pb-section">
        <ValuesTable words={words} groups={groups} ranked={ranked} franchises={catalogue.franchises ?? []} />
      </div>
      <div className="print:hidden">
        <ClosingCall call={words.closing}>
          <ButtonLink href={`mailto:${site.email.sales}`} look="inverse">
            {words.closing.action}
          </ButtonLink>
        </ClosingCall>
      </div>
    </GlossaryTerms>
  );
}
