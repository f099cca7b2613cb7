import { site } from '@mint-row/kit/content';
import { type PageProps, paths } from '@mint-row/kit/contract';
import { ButtonLink, ClosingCall, CollectProgress, GlossaryTerms, PageIndex, Text, ValuesNote } from '@mint-row/kit/ui';
import { PageHead } from '../controls/PageHead.tsx';
import { Drawings } from '../drawings/Drawings.tsx';
import { byCharacter } from '../values/by-character.ts';
import { Values } from '../values/Values.tsx';
import type { valuesWords } from '../values/words.ts';
import '../styles.css';

/** The price guide: every notable card and the Top 50 in one table. */
export default function ValuesPage({ data: words, base, catalogue }: PageProps<typeof valuesWords>) {
  const { cards = [], franchises = [] } = catalogue;
  const groups = byCharacter(cards, words.ranked);
  return (
    <Drawings base={base}>
      <GlossaryTerms terms={catalogue.terms}>
        <div className="wrap pt-section pb-10">
          <PageHead heading={words.heading} lead={<Text>{words.lead}</Text>}>
            <ValuesNote reviewed={site.valuesReviewed} />
            <a href={paths.checklists} className="quiet-link print:hidden">
              {words.checklist}
            </a>
            <CollectProgress kind="card" />
          </PageHead>
        </div>
        <PageIndex items={groups.map(({ id, name }) => ({ section: id, label: name }))} />
        <div className="wrap pb-section">
          <Values words={words} groups={groups} franchises={franchises} />
        </div>
        <ClosingCall call={words.closing}>
          <ButtonLink href={words.closing.href} look="inverse">
            {words.closing.action}
          </ButtonLink>
        </ClosingCall>
      </GlossaryTerms>
    </Drawings>
  );
}
