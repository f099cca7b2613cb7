import { describe, expect, it } from 'vitest';
import { readDocument } from './document.ts';
import type { BinderEntry } from './entry.ts';
import { isBinderLink, readBinderLink, writeBinderLink } from './link.ts';
import { blankNine } from './nine.ts';

const time = '2026-01-01T00:00:00.000Z';
const entry = (key: string, note = ''): BinderEntry => ({
  ...{ kind: 'card', status: 'have', grade: 'PSA 9', paid: 1250, added: time, changed: time },
  ...{ key, name: `Pikachu’s ${key}`, note },
});
const fragmentOf = async (bytes: Uint8Array<ArrayBuffer>) => {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const compressed = Buffer.from(await new Response(stream).arrayBuffer());
  return `#binder=${compressed.toString('base64url')}`;
};

it('a link has the whole binder and its page of nine, and nothing that an address may not have', async () => {
  const binder = [entry('one', 'scratched – “back”'), entry('two')];
  const nine = { ...blankNine, title: 'Mine' };
  const fragment = await writeBinderLink(binder, nine);
  expect(fragment).toMatch(/^#binder=[\w-]+$/);
  expect(isBinderLink(fragment ?? '')).toBe(true);
  const text = await readBinderLink(fragment ?? '');
  expect(readDocument(text ?? '')).toEqual({ kind: 'binder', binder, nine });
});

it('three hundred cards have room in a link; a binder that has not is told', async () => {
  const cards = (count: number) => Array.from({ length: count }, (_, index) => entry(`card-${index * 7919}`));
  expect(await writeBinderLink(cards(300), null)).not.toBeNull();
  expect(await writeBinderLink(cards(10_000), null)).toBeNull();
});

describe('reads nothing from', () => {
  it.each([
    ['another fragment', '#files'],
    ['no letters', '#binder='],
    ['other letters', '#binder=%7B%22version%22'],
    ['what is not compressed', `#binder=${Buffer.from('{"version":1}').toString('base64url')}`],
    ['a longer one than is ever written', `#binder=${'A'.repeat(30_000)}`],
  ])('%s', async (_, fragment) => {
    expect(await readBinderLink(fragment)).toBeNull();
  });

  it('a link that was cut', async () => {
    const fragment = (await writeBinderLink([entry('one'), entry('two')], null)) ?? '';
    expect(await readBinderLink(fragment.slice(0, -20))).toBeNull();
  });

  it('a few letters that stand for millions', async () => {
    const spaces = (count: number) => fragmentOf(new Uint8Array(count).fill(0x20));
    expect(await readBinderLink(await spaces(2_000_000))).not.toBeNull();
    const tooMany = await spaces(2_000_001);
    expect(tooMany.length).toBeLessThan(10_000);
    expect(await readBinderLink(tooMany)).toBeNull();
  });

  it('bytes that are no text', async () => {
    expect(await readBinderLink(await fragmentOf(new Uint8Array([0xff, 0xfe, 0xff])))).toBeNull();
  });
});
