import type { Franchise, GuideEntry } from '@mint-row/kit/contract';
import { franchiseNamed } from '../franchises.ts';

/** The guides whose questions begin with the same word. */
export interface QuestionGroup {
  /** "Which", "How": as the questions begin. */
  word: string;
  guides: readonly GuideEntry[];
}

/** Groups guides by the first word of their questions: words in alphabetical order, and the questions under each. */
export function byQuestionWord(guides: readonly GuideEntry[]): QuestionGroup[] {
  const groups = new Map<string, GuideEntry[]>();
  for (const guide of guides.toSorted((a, b) => a.question.localeCompare(b.question, 'en'))) {
    const [word = ''] = guide.question.split(' ');
    groups.set(word, [...(groups.get(word) ?? []), guide]);
  }
  return [...groups].map(([word, of]) => ({ word, guides: of }));
}

/** The guides about one franchise; `franchise` is null for those about all. */
export interface Shelf {
  franchise: Pick<Franchise, 'slug' | 'name' | 'accent'> | null;
  guides: readonly GuideEntry[];
}

/**
 * Sorts guides into shelves: first those about all franchises, then each franchise of the site, then those whose
 * franchise the site does not have at the moment. No shelf is empty.
 * @param franchises in the order of the shelves
 */
export function shelvesOf(guides: readonly GuideEntry[], franchises: readonly Franchise[]): Shelf[] {
  const known = franchises.map(({ slug }) => slug);
  const others = guides.flatMap(({ franchise }) => (franchise && !known.includes(franchise) ? [franchise] : []));
  return [null, ...known, ...new Set(others.toSorted())]
    .map((slug) => ({
      franchise: slug === null ? null : franchiseNamed(franchises, slug),
      guides: guides.filter(({ franchise }) => franchise === slug),
    }))
    .filter((shelf) => shelf.guides.length > 0);
}
