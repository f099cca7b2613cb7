import { diffArrays, diffWordsWithSpace } from 'diff';
import type { Passage, PassagePart } from './changes.ts';

/** How many passages of a page are listed, and how long a part of one may be, in characters. */
const maxPassages = 20;
const maxPartLength = 200;
/** How much of what stayed the same is shown beside a change, in characters. */
const contextLength = 40;

/** More differences than this are not worth finding: the texts are then shown whole. */
const maxEdits = { blocks: 1_000, words: 200 };

/**
 * Compares the texts of two versions of a page.
 * @param before a text for each block, in order
 * @returns the first passages that differ, and how many more there are
 */
export function compareWords(
  before: readonly string[],
  after: readonly string[],
): { words: Passage[]; moreWords: number } {
  const passages = [...pairsOf(before, after)].map(([removed, added]) => passageOf(removed, added));
  return { words: passages.slice(0, maxPassages), moreWords: Math.max(0, passages.length - maxPassages) };
}

type Pair = [removed: string, added: string];

/** The blocks that differ: each with the one that took its place, if that is clear. */
function* pairsOf(before: readonly string[], after: readonly string[]): Generator<Pair> {
  const compared = diffArrays([...before], [...after], { maxEditLength: maxEdits.blocks }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  let removed: readonly string[] = [];
  // The end is like a block that stayed: it ends what differs before it.
  for (const change of [...compared, { value: [], removed: false, added: false }]) {
    if (change.removed) {
      removed = change.value;
      continue;
    }
    const added = change.added ? change.value : [];
    if (removed.length === added.length)
      for (const [index, block] of removed.entries()) yield [block, added[index] ?? ''];
    else {
      for (const block of removed) yield [block, ''];
      for (const block of added) yield ['', block];
    }
    removed = [];
  }
}

function passageOf(before: string, after: string): Passage {
  const whole: PassagePart[] = [
    { is: 'removed', text: before },
    { is: 'added', text: after },
  ];
  const compared = before && after ? diffWordsWithSpace(before, after, { maxEditLength: maxEdits.words }) : undefined;
  const parts = compared?.map(({ value, added, removed }): PassagePart => {
    return { is: added ? 'added' : removed ? 'removed' : 'same', text: value };
  });
  const isAlike = parts?.some(({ is, text }) => is === 'same' && text.trim() !== '') ?? false;
  const shownParts = (parts && isAlike ? parts : whole).filter(({ text }) => text !== '');
  return shownParts.map((part, index) => shortened(part, index === 0, index === shownParts.length - 1));
}

function shortened({ is, text }: PassagePart, isFirst: boolean, isLast: boolean): PassagePart {
  const characters = [...text];
  const cut = (start: number, end: number) => characters.slice(start, end).join('');
  if (is !== 'same') return { is, text: characters.length > maxPartLength ? `${cut(0, maxPartLength)}…` : text };
  const [head, tail] = [isFirst ? 0 : contextLength, isLast ? 0 : contextLength];
  if (characters.length <= head + tail) return { is, text };
  return { is, text: `${cut(0, head)}…${tail > 0 ? cut(-tail, characters.length) : ''}` };
}
