import { longDay, type RankedCard } from '@mint-row/kit/content';
import { newestFirst, paths, plainText, type UpdateEntry } from '@mint-row/kit/contract';

/** The words of what Editorial has to say on the page of a character. "{name}" is the character's. */
const characterReadingWords = {
  heading: 'More for {name} collectors',
  rank: 'No. {rank} of our Top 50',
  guide: 'Guide',
} as const;

/** The guides of Editorial that help with the cards of any character. */
const guides = [
  { path: paths.guide('is-it-real'), title: 'Is your {name} card real?' },
  { path: paths.guide('what-is-it-worth'), title: 'What is your {name} card worth?' },
  { path: paths.guide('grading'), title: 'Should you have it graded?' },
] as const;

/** A change that may name a character. */
interface ReadUpdate {
  path: string;
  title: string;
  text: string;
  /** The day as visitors read it: "29 November 2026". */
  day: string;
}

/** Everything that Editorial may say about a character; its inset chooses what names the one of the page. */
export interface CharacterReading {
  words: typeof characterReadingWords;
  /** The cards of the Top 50. */
  cards: readonly { rank: number; name: string; value: string }[];
  guides: readonly { path: string; title: string }[];
  /** The newest first. */
  updates: readonly ReadUpdate[];
}

/**
 * The data of the inset.
 * @param ranked the cards of the Top 50 in order
 * @param updates those of this remote
 */
export function characterReading(ranked: readonly RankedCard[], updates: readonly UpdateEntry[]): CharacterReading {
  return {
    words: characterReadingWords,
    cards: ranked.map(({ name, value }, index) => ({ rank: index + 1, name, value })),
    guides,
    updates: newestFirst(updates).map(({ date, path, title, text }) => ({
      path,
      title: plainText(title),
      text: plainText(text),
      day: longDay(date),
    })),
  };
}
