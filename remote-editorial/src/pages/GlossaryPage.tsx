import type { PageProps } from '@mint-row/kit/contract';
import { Section, SectionHeading } from '@mint-row/kit/ui';
import { GuideFrame } from '@mint-row/kit/ui/guide';
import { letterId } from '../characters/letter-id.ts';
import type { Glossary } from '../guides/glossary/content.ts';
import { LabelledSlab } from '../guides/glossary/LabelledSlab.tsx';
import { matchingTerms } from '../guides/glossary/matching-terms.ts';
import { TermFilter, TermList } from '../guides/glossary/Terms.tsx';
import { useParameter } from '../guides/use-parameter.ts';
import '../styles.css';
import '../guides/glossary/glossary.css';

/** The words of collecting, from A to Z. */
export default function GlossaryPage({ data, drawings }: PageProps<Glossary>) {
  const { letters, drawn, figure, filter, heading } = data;
  const [query, setQuery] = useParameter('q');
  const groups = letters
    .map(({ letter, entries }) => ({ letter, entries: matchingTerms(entries, query) }))
    .filter(({ entries }) => entries.length > 0);
  const termsOf = (some: typeof letters) => some.flatMap(({ entries }) => entries);

  return (
    <GuideFrame
      guide={data}
      terms={termsOf(letters)}
      sections={groups.map(({ letter }) => ({ section: letterId(letter), label: letter }))}
      figure={<LabelledSlab figure={figure} drawings={drawings} />}
    >
      <Section id="terms" className="terms space-y-8">
        <div className="terms-head">
          <SectionHeading section="terms" heading={heading} />
          <TermFilter words={filter} query={query} onQuery={setQuery} count={termsOf(groups).length} />
        </div>
        <TermList groups={groups} drawn={drawn} drawings={drawings} />
      </Section>
    </GuideFrame>
  );
}
