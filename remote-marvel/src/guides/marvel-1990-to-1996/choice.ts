import type { ToolAnswer } from '@mint-row/kit/ui/guide';
import type { MakersGuide } from './content.ts';
import type { MakerSet } from './sets.ts';

/** What a reader has chosen; a part that is left out means all. */
export interface Choice {
  maker?: string;
  year?: string;
}

type Offer = Pick<MakersGuide, 'makers' | 'years' | 'sets'>;

/** The choice in an address; what the guide does not offer is ignored. */
export function choiceIn(search: URLSearchParams, { makers, years }: Offer): Choice {
  const maker = makers.find(({ slug }) => slug === search.get('maker'))?.slug;
  const year = years.map(String).find((candidate) => candidate === search.get('year'));
  return { ...(maker && { maker }), ...(year && { year }) };
}

/** The sets that fit a choice. */
export function fitting(sets: readonly MakerSet[], { maker, year }: Choice): MakerSet[] {
  return sets.filter(
    (set) => (maker === undefined || set.makers.includes(maker)) && (year === undefined || String(set.year) === year),
  );
}

/** What the page says about a choice; it has reasons if nothing fits. */
export type Result = Omit<ToolAnswer, 'text'> & Partial<ToolAnswer>;

/** How many sets fit a choice or, if none does, in which years the maker has some. */
export function resultOf(choice: Choice, { makers, sets }: Offer): Result {
  const { maker, year } = choice;
  if (!maker && !year) return { state: 'open', title: `All ${sets.length} sets` };
  const name = makers.find(({ slug }) => slug === maker)?.name;
  const count = fitting(sets, choice).length;
  const of = [name && `by ${name}`, year && `from ${year}`].filter(Boolean).join(' ');
  if (count > 0) return { state: 'good', title: `${count} ${count === 1 ? 'set' : 'sets'} ${of}` };
  const others = [...new Set(fitting(sets, { ...(maker && { maker }) }).map((set) => set.year))];
  const text = `Those by ${name} are from ${others.join(' and ')}.`;
  return { state: 'unsure', title: `No set here ${of}`, text };
}
