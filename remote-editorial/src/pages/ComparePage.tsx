import { site } from '@mint-row/kit/content';
import type { CardEntry, Franchise, PageProps } from '@mint-row/kit/contract';
import { GlossaryTerms, Text, useHydrated, ValuesNote } from '@mint-row/kit/ui';
import { Comparison } from '../compare/Comparison.tsx';
import { findChosen } from '../compare/find-chosen.ts';
import type { compareWords } from '../content/compare.ts';
import { Drawing } from '../drawings/Drawing.tsx';
import { franchiseNamed } from '../franchises.ts';
import { chosenIn } from '../values/chosen.ts';
import { PageHead } from '../values/PageHead.tsx';
import '../styles.css';

/** Two to four cards of the price guide side by side, as the address names them. */
export default function ComparePage({ data: words, catalogue }: PageProps<typeof compareWords>) {
  const { cards = [], franchises = [] } = catalogue;
  return (
    <GlossaryTerms terms={catalogue.terms}>
      <div className="compare wrap pt-6 pb-section print:pb-0">
        <PageHead heading={words.heading} lead={words.lead} />
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
        <p className="mt-10 max-w-measure print:hidden">
          <Text>{words.how}</Text>
        </p>
        <ValuesNote reviewed={site.valuesReviewed} />
      </div>
    </GlossaryTerms>
  );
}

interface PairProps {
  name: string;
  /** The address of their comparison. */
  href: string;
  cards: readonly CardEntry[];
  franchises: readonly Franchise[];
}

/** A link to the comparison of two cards, with both drawn. The document has only the room for the drawings. */
function Pair({ name, href, cards, franchises }: PairProps) {
  const hydrated = useHydrated();
  const keys = chosenIn(new URLSearchParams(href.split('?')[1]));
  return (
    <a href={href} className="block">
      <div className="compare-pair script-only flex gap-4">
        {hydrated &&
          findChosen(cards, keys).cards.map(({ key, drawing, franchise }) => (
            <span key={key} data-accent={franchiseNamed(franchises, franchise).accent}>
              <Drawing src={drawing} />
            </span>
          ))}
      </div>
      <b className="quiet-link">{name}</b>
    </a>
  );
}
