import { PageIndex } from '@mint-row/kit/ui';
import { type Day, groupId } from './group-updates.ts';
import type { updatesWords } from './words.ts';

interface UpdatesIndexProps {
  /** The newest. */
  day: Day;
  /** Whether figures that changed stand above it. */
  moved: boolean;
  words: typeof updatesWords;
}

/** The contents of the page: the figures that changed, and the newest day's groups. */
export function UpdatesIndex({ day, moved, words }: UpdatesIndexProps) {
  const groups = day.groups.map(({ kind }) => ({ section: groupId(day, kind), label: words.kinds[kind] }));
  return <PageIndex items={moved ? [{ section: 'moved', label: words.moved.heading }, ...groups] : groups} />;
}
