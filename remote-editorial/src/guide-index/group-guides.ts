import { type Franchise, type GuideEntry, type GuideNeed, guideNeeds } from '@mint-row/kit/contract';
import { franchiseNamed } from '../franchises.ts';

/** The guides that collectors come to for the same need. */
export interface NeedGroup {
  need: GuideNeed | 'other';
  guides: readonly GuideEntry[];
}

/**
 * Groups guides by need, in the order of the contract, with questions in alphabetical order; those that name no need
 * come last. No group is empty.
 */
export function byNeed(guides: readonly GuideEntry[]): NeedGroup[] {
  const sorted = guides.toSorted((a, b) => a.question.localeCompare(b.question, 'en'));
  return [...guideNeeds, 'other' as const]
    .map((need) => ({ need, guides: sorted.filter((guide) => (guide.need ?? 'other') === need) }))
    .filter((group) => group.guides.length > 0);
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
