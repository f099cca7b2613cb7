import type { PageProps } from '@mint-row/shared/contract';
import { Section, SectionHeading } from '@mint-row/shared/ui';
import { GuideFrame } from '@mint-row/shared/ui/guide';
import { useEffect, useRef } from 'react';
import { groupByLetter } from '../directory/group-by-letter.ts';
import { LetterIndex } from '../directory/LetterIndex.tsx';
import type { Glossary } from '../guides/glossary/content.ts';
import { LabelledSlab } from '../guides/glossary/LabelledSlab.tsx';
import { matchingTerms } from '../guides/glossary/matching-terms.ts';
import { TermFilter } from '../guides/glossary/TermFilter.tsx';
import { TermList } from '../guides/glossary/TermList.tsx';
import { useParameter } from '../guides/use-parameter.ts';
import '../styles.css';
import '../directory/directory.css';

/** The words of collecting, from A to Z. */
export default function GlossaryPage({ data }: PageProps<Glossary>) {
  const { terms, figure, filter, heading } = data;
  const [query, setQuery] = useParameter('q');
  const found = matchingTerms(terms, query);
  const groups = groupByLetter(found);
  const filtered = useRef(false);

  // Following a link to a term ends the filter; only then is there a term to scroll to.
  useEffect(() => {
    if (filtered.current && !query) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
    filtered.current = query !== '';
  }, [query]);

  return (
    <GuideFrame
      guide={data}
      terms={terms}
      sections={[{ section: 'terms', label: heading }]}
      figure={<LabelledSlab figure={figure} />}
    >
      <Section id="terms" className="space-y-8">
        <SectionHeading section="terms" heading={heading} />
        <TermFilter words={filter} query={query} onQuery={setQuery} count={found.length} />
        <div className="-mx-gutter">
          <LetterIndex letters={groups.map(({ letter }) => letter)} absent="no terms" />
        </div>
        <TermList groups={groups} />
      </Section>
    </GuideFrame>
  );
}
