import { describe, expect, it } from 'vitest';
import { nameLine, textLine } from './fields.ts';

const accepts = (schema: ReturnType<typeof textLine>, text: string) => schema.safeParse(text).success;

describe('a textLine of text', () => {
  it.each(['Pikachu', 'Pokémon, 1999–2000', 'Thor vol.\u00a04 #1', 'ピカチュウ', '$500-$2,000+'])(
    'may be %j',
    (text) => {
      expect(accepts(textLine(80), text)).toBe(true);
    },
  );

  it.each([
    ['a zero-width space', 'Pika\u200bchu'],
    ['a joiner', 'Pika\u200dchu'],
    ['a byte order mark', '\ufeffPikachu'],
    ['a soft hyphen', 'Pika\u00adchu'],
    ['a filler that looks like nothing', 'Pikachu\u3164'],
    ['a variation selector', 'Pikachu\ufe0f'],
    ['a tag character', 'Pikachu\u{e0041}'],
    ['a change of direction', 'Pika\u202echu'],
    ['a control character', 'Pika\u0007chu'],
    ['a character for private use', 'Pika\ue000chu'],
    ['half a character', 'Pika\ud83dchu'],
    ['an accent apart from its letter', 'Poke\u0301mon'],
    ['a space at its end', 'Pikachu '],
    ['nothing but a space', ' '],
    ['two spaces in a row', 'Iron  Man'],
    ['a space of another width', 'Iron\u2003Man'],
  ])('has not %s', (_what, text) => {
    expect(accepts(textLine(80), text)).toBe(false);
  });
});

describe('a name', () => {
  it.each(['Wolverine', 'Ōkami', 'Nidoran♀', 'Charizard ★ δ', '1977 Topps #207 “C-3PO”'])('may be %j', (text) => {
    expect(accepts(nameLine(80), text)).toBe(true);
  });

  it.each([
    ['a Cyrillic letter', 'Pik\u0430chu'],
    ['a Greek letter', 'Pikachu \u0391'],
    ['a mathematical letter', '\u{1d40f}ikachu'],
    ['a wide letter', '\uff30ikachu'],
    ['a phonetic letter', 'Pik\u0251chu'],
    ['a pictograph of a letter', '\u{1f17f}ikachu'],
  ])('has not %s', (_what, text) => {
    expect(accepts(nameLine(80), text)).toBe(false);
  });
});
