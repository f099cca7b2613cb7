import { describe, expect, it } from 'vitest';
import { filesOf } from '../imports.ts';
import { rooms } from '../rooms.ts';
import { changingTexts } from './changing-text.ts';
import { parseSource, readSource } from './nodes.ts';

it('no text of the site changes beside a sibling', () => {
  const files = ['shell', 'remote-editorial', 'remote-marvel', 'remote-pokemon', 'remote-starwars', 'shared'].flatMap((room) => filesOf(room, /(?<!\.spec)\.tsx$/));
  expect(files.length).toBeGreaterThan(150);
  expect(changingTexts(files.map(readSource))).toEqual([]);
});
