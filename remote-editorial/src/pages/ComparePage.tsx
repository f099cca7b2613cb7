import { site } from '@mint-row/kit/content';
import type { PageProps } from '@mint-row/kit/contract';
import { GlossaryTerms, Text, ValuesNote } from '@mint-row/kit/ui';
import { Comparison } from '../compare/Comparison.tsx';
import { Pair } from '../compare/Pair.tsx';
import type { compareWords } from '../compare/words.ts';
import { PageHead } from '../controls/PageHead.tsx';
import { Drawings } from '../drawings/Drawings.tsx';
import '../styles.css';

/** Two to four cards of the price guide side by side, as the address names them. */
export default function ComparePage({ data: words, base, catalogue }: PageProps<typeof compareWords>) {
  const { cards = [], franchises = [] } = catalogue;
  return (
    <Drawings base={base}>
      <GlossaryTerms terms={catalogue.terms}>
        <div className="compare wrap py-section print:pb-0">
          <PageHead heading={words.heading} lead={words.lead}>
            <p className="max-w-measure print:hidden">
              <Text>{words.how}</Text>
            </p>
            <ValuesNote reviewed={site.valuesReviewed} />
          </PageHead>
          <Comparison words={words} cards={cards} franchises={franchises} />
          <section aria-labelledby="examples" className="mt-10 grid gap-x-12 gap-y-8 md:grid-cols-3 print:hidden">
            <h2 id="examples" className="type-title md:col-span-3">
              {words.examples.heading}
            </h2>
            {words.examples.points.map(({ name, href, text }) => (
              <div key={href}>
                <Pair name={name} href={href} cards={cards} franchises={franchises} />
                <p className="max-w-measure">
                  <Text>{text}</Text>
                </p>
              </div>
            ))}
          </section>
        </div>
      </GlossaryTerms>
    </Drawings>
  );
}
