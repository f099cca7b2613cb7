import { paths, type TextPart, textParts } from '@mint-row/kit/contract';
import { Fragment } from 'react';
import { useTerm } from './GlossaryTerms.tsx';
import { unbroken } from './unbroken.ts';

/** A text with its links and explained terms. Does not add an element around it. */
export function Text({ children }: { children: string }) {
  return textParts(children).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
    <Fragment key={index}>{shown(part)}</Fragment>
  ));
}

function shown(part: TextPart) {
  if (part.kind === 'term') return <Term slug={part.term}>{unbroken(part.text)}</Term>;
  if (part.kind === 'link') return <a href={part.href}>{unbroken(part.text)}</a>;
  return unbroken(part.text);
}

/** A term: a link to its entry in the glossary, with the definition as its tooltip. */
function Term({ slug, children }: { slug: string; children: string }) {
  const term = useTerm(slug);
  if (!term) return children;
  return (
    <a href={`${paths.glossary}#${slug}`} className="term" data-tooltip={term.definition}>
      {children}
    </a>
  );
}
