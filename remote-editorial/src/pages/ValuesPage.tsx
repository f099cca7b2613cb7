import { site } from '@mint-row/kit/content';
import type { PageProps } from '@mint-row/kit/contract';
import { ButtonLink, ClosingCall, CollectProgress, GlossaryTerms, Text, ValuesNote } from '@mint-row/kit/ui';
import type { priceGuideWords } from '../content/price-guide.ts';
import { PriceGuide } from '../price-guide/PriceGuide.tsx';
import { PageHead } from '../values/PageHead.tsx';
import '../styles.css';

/** The price guide: every notable card and the Top 50 in one table. */
export default function ValuesPage({ data: words, catalogue, insets }: PageProps<typeof priceGuideWords>) {
  const { cards = [], franchises = [] } = catalogue;
  return (
    <GlossaryTerms terms={catalogue.terms}>
      <div className="wrap py-6">
        <PageHead heading={words.heading} lead={words.lead} cards={cards}>
          <div>
            <ValuesNote reviewed={site.valuesReviewed} />
            <p className="max-w-measure text-sm print:hidden">
              <Text>{words.instruction}</Text>
            </p>
            <CollectProgress kind="card" />
          </div>
        </PageHead>
      </div>
      <PriceGuide words={words} cards={cards} franchises={franchises} insets={insets} />
      <ClosingCall call={words.closing}>
        <ButtonLink href={words.closing.href} look="inverse">
          {words.closing.action}
        </ButtonLink>
      </ClosingCall>
    </GlossaryTerms>
  );
}
