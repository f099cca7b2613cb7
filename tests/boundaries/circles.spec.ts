import { describe, expect, it } from 'vitest';
import { findCircle } from './circles.ts';
import { type Import, importsOf } from './imports.ts';
import { rooms } from './rooms.ts';

const all = rooms.flatMap(({ name }) => importsOf(name));

function imports(from: string, to: string, dynamic = false): Import {
  return { from, to, specifier: to, dynamic };
}

it('no files import each other, within a room or across rooms', () => {
  expect(all.length).toBeGreaterThan(1000);
  expect(findCircle(all)?.join('\n  imports ') ?? 'no circle').toBe('no circle');
});

describe('circles of imports', () => {
  it.each<[string, Import[]]>([
    ['of two files of a room', [imports('a/1.ts', 'a/2.ts'), imports('a/2.ts', 'a/1.ts')]],
    [
      'of files of three folders',
      [imports('a/1.ts', 'a/b/2.ts'), imports('a/b/2.ts', 'a/c/3.ts'), imports('a/c/3.ts', 'a/1.ts')],
    ],
    ['of a file with itself', [imports('a/1.ts', 'a/1.ts')]],
    [
      'behind files that are in none',
      [imports('a/0.ts', 'b/1.ts'), imports('b/1.ts', 'b/2.ts'), imports('b/2.ts', 'b/1.ts')],
    ],
  ])('are found: %s', (_what, found) => {
    expect(findCircle(found)).not.toBeNull();
  });

  it('are not found where an import waits until the code runs, or where two ways lead to one file', () => {
    expect(findCircle([imports('a/1.ts', 'a/2.ts'), imports('a/2.ts', 'a/1.ts', true)])).toBeNull();
    expect(
      findCircle([
        imports('a/1.ts', 'a/2.ts'),
        imports('a/1.ts', 'a/3.ts'),
        imports('a/2.ts', 'a/4.ts'),
        imports('a/3.ts', 'a/4.ts'),
      ]),
    ).toBeNull();
  });
});
