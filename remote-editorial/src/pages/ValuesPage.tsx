import { site } from '@mint-row/kit/content';
import { type PageProps, paths } from '@mint-row/kit/contract';
import { ButtonLink, ClosingCall, CollectProgress, GlossaryTerms, Text, ValuesNote } from '@mint-row/kit/ui';
import type { priceGuideWords } from '../content/price-guide.ts';
import { PriceGuide } from '../price-guide/PriceGuide.tsx';
import { PageHead } from '../values/PageHead.tsx';
import '../styles.css';

/** The price guide: every notable card and the Top 50 in one table. */
export default function ValuesPage({ data: words, catalogue }: PageProps<typeof priceGuideWords>) {
  const { cards = [], franchises = [] } = catalogue;
  return (
    <GlossaryTerms terms={catalogue.terms}>
      <div className="wrap pt-section pb-10">
        <PageHead
          heading={words.heading}
          lead={
            <>
              <Text>{words.lead}</Text>{' '}
              <span className="print:hidden">
                <Text>{words.instruction}</Text>
              </span>
            </>
          }
        >
          <ValuesNote reviewed={site.valuesReviewed} />
          <a href={paths.checklists} className="quiet-link print:hidden">
            {words.checklist}
          </a>
          <CollectProgress kind="card" />
        </PageHead>
      </div>
      <PriceGuide words={words} cards={cards} franchises={franchises} />
      <ClosingCall call={words.closing}>
        <ButtonLink href={words.closing.href} look="inverse">
          {words.closing.action}
        </ButtonLink>
      </ClosingCall>
    </GlossaryTerms>
  );
}
