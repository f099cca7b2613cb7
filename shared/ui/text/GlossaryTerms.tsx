import type { TermEntry } from '@mint-row/kit/contract';
import { createContext, type ReactNode, useContext } from 'react';

const Terms = createContext<readonly TermEntry[]>([]);

/** Explains the terms in the `Text`s inside it: every page that mentions terms has this around its content. */
export function GlossaryTerms({
  terms = [],
  children,
}: {
  terms: readonly TermEntry[] | undefined;
  children: ReactNode;
}) {
  return <Terms value={terms}>{children}</Terms>;
}

/** The entry of a term; undefined if the glossary has none, for example because its remote has no release. */
export function useTerm(slug: string): TermEntry | undefined {
  return useContext(Terms).find((term) => term.slug === slug);
}
