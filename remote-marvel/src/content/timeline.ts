import { type Character, factOf } from '@mint-row/shared/content';

/** A character on the timeline. */
export interface TimelineEntry extends Pick<Character, 'slug' | 'name' | 'summary'> {
  era: string;
  /** The year on the cover of the debut issue. */
  year: number;
  /** The debut issue: "Tales of Suspense #39 (March 1963)". */
  debut: string;
}

/** An age of comics and the characters who first appeared in it. */
export interface Age {
  name: string;
  entries: readonly TimelineEntry[];
}

/** Sorts characters into the ages that their era lines name ("Silver Age (1963)"), oldest first. */
export function timelineOf(characters: readonly Character[]): Age[] {
  const ages = new Map<string, TimelineEntry[]>();
  const entries = characters.map((character) => placed(character)).toSorted((one, other) => one.year - other.year);
  for (const { age, ...entry } of entries) ages.set(age, [...(ages.get(age) ?? []), entry]);
  return [...ages].map(([name, inAge]) => ({ name, entries: inAge }));
}

function placed(character: Character): TimelineEntry & { age: string } {
  const { slug, name, era, summary } = character;
  const [, age, year] = /^(.+) \((\d{4})\)$/.exec(era ?? '') ?? [];
  if (!era || !age || !year) throw new Error(`${slug} needs an era like "Silver Age (1963)".`);
  return { slug, name, era, summary, age, year: Number(year), debut: factOf(character, 'First appearance') };
}
