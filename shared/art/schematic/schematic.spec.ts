import { describe, expect, it } from 'vitest';
import type { CardLayout } from '../../content/card-layout.ts';
import type { Character, NotableCard } from '../../content/character.ts';
import { outlineOf } from './lettering.ts';
import { type Motif, schematic, schematics } from './schematic.ts';

const motif: Motif = { colours: ['#112233', '#223344', '#334455'], large: 'M0 0h9z', small: 'M9 9h9z' };
const layout: CardLayout = {
  sets: ['1999 Base Set'],
  border: { colour: 'yellow' },
  picture: [10, 18, 80, 52],
  parts: [{ kind: 'number', at: [46, 125, 36, 9], text: '4/102' }],
  source: '',
};
const card = { title: 'Base Set #4', set: '1999 Base Set', layout } as NotableCard;

describe('a schematic', () => {
  it('has the number as printed, and is dashed only where there is a doubt', () => {
    const drawing = schematic(layout, motif);
    expect(drawing).toContain(`d="${outlineOf('4/102')}"`);
    expect(drawing).not.toContain('dasharray');
    expect(schematic({ ...layout, border: 'unknown' }, motif)).toContain('dasharray');
    const stamp = { kind: 'stamp', at: [9, 71, 10, 10], doubt: 'varies' } as const;
    expect(schematic({ ...layout, parts: [stamp] }, motif)).toContain('dasharray');
  });

  it('shows a stamp that only some copies have as an outline with its number, not as a disc', () => {
    const stamp = { kind: 'stamp', at: [9, 71, 10, 10] } as const;
    expect(schematic({ ...layout, parts: [stamp] }, motif)).toMatch(/<circle [^>]*fill="#1b1916"/);
    const varies = schematic({ ...layout, parts: [{ ...stamp, doubt: 'varies' }] }, motif);
    expect(varies).toMatch(/<circle [^>]*fill="none"[^>]*stroke-dasharray/);
    expect(varies).not.toMatch(/<circle [^>]*fill="#1b1916"/);
    expect(varies).toContain(`<path d="${outlineOf('1')}" fill="#1b1916"`);
  });

  it('sets writing on a pale panel where it stands on the picture, and only there', () => {
    const lines = { kind: 'lines', at: [12, 86, 76, 13] } as const;
    expect(schematic({ ...layout, parts: [lines] }, motif)).not.toContain('fill-opacity');
    expect(schematic({ ...layout, picture: [5, 5, 90, 130], parts: [lines] }, motif)).toContain(
      '<rect x="7" y="81" width="86" height="23" fill="#fbf8f1" fill-opacity=".88"',
    );
  });

  it('keeps the figure within the printed frame, and its ground reaches the edges of the picture', () => {
    const frame = { kind: 'frame', at: [15, 23, 70, 42], colour: 'gold' } as const;
    const drawing = schematic({ ...layout, parts: [frame] }, motif);
    expect(drawing).toContain('<svg x="15" y="23" width="70" height="42"');
    expect(drawing).toContain('<rect x="10" y="18" width="80" height="52" fill="#112233"/>');
  });

  it('keeps a number that is not known in full ink on an opaque box', () => {
    const serial = { kind: 'serial', at: [58, 8, 34, 14], text: '?/?', doubt: 'unknown' } as const;
    const drawing = schematic({ ...layout, parts: [serial] }, motif);
    expect(drawing).toContain('<rect x="58" y="8" width="34" height="14" fill="#fbf8f1" rx="2" stroke="#1b1916"');
    expect(drawing).toContain(`d="${outlineOf('?/?')}" fill="#26231f"`);
    expect(drawing).not.toContain('opacity');
  });

  it('draws an optional shadow as a dashed L, below and right of the picture as the printed one', () => {
    const shadow = { kind: 'shadow', at: [12, 20, 79.5, 51.5] } as const;
    expect(schematic({ ...layout, parts: [shadow] }, motif)).toContain('d="M12 71.5h79.5v-51.5"');
    const varies = schematic({ ...layout, parts: [{ ...shadow, doubt: 'varies' }] }, motif);
    expect(varies).toMatch(/<path d="M12 70H90V20h3V73H12z" [^>]*stroke-dasharray/);
  });

  it('refuses a sign that has no outline, and says where to add it', () => {
    const number = { kind: 'number', at: [46, 125, 36, 9], text: 'É' } as const;
    expect(() => schematic({ ...layout, parts: [number] }, motif)).toThrow('lettering.ts');
  });

  it('has foil where its layout says so', () => {
    expect(schematic(layout, motif)).not.toContain('url(#foil)');
    expect(schematic({ ...layout, foil: { where: 'picture', finish: 'foil' } }, motif)).toContain('url(#foil)');
  });

  it('shows foil faintly where nobody knows of it', () => {
    const foil = { where: 'picture', finish: 'holofoil' } as const;
    expect(schematic({ ...layout, foil }, motif)).toContain('<use href="#sheen" opacity=".35"/>');
    const faint = schematic({ ...layout, foil: { ...foil, doubt: 'unknown' } }, motif);
    expect(faint).toContain('id="sheen" opacity=".4"');
    expect(faint).not.toContain('<use');
  });

  it('lets a figure rise out of its picture, over its line', () => {
    const drawing = schematic({ ...layout, risesOut: true }, motif);
    expect(drawing).toContain('<svg x="10" y="12" width="80" height="58"');
    expect(drawing.indexOf('fill="none"')).toBeLessThan(drawing.indexOf('<svg x="10"'));
  });

  it('has a dashed box for text whose place is not known, and a back of its colour', () => {
    const lines = { kind: 'lines', at: [10, 76, 80, 38], doubt: 'unknown' } as const;
    expect(schematic({ ...layout, parts: [lines] }, motif)).toMatch(
      /<rect x="10" y="76" [^>]*fill="none"[^>]*dasharray/,
    );
    expect(schematic({ ...layout, back: { colour: 'blue' } }, motif)).toContain('fill="#3f7de0"');
  });

  it('shows what several numbers have in common, and the number of the back behind the front', () => {
    const several = { kind: 'number', at: [46, 125, 36, 9], text: '5/82 or 22/82', doubt: 'varies' } as const;
    expect(schematic({ ...layout, parts: [several] }, motif)).toContain(`d="${outlineOf('?/82')}"`);
    const back = schematic({ ...layout, parts: [], back: { number: '42' } }, motif);
    expect(back.indexOf(outlineOf('42'))).toBeGreaterThan(0);
    expect(back.indexOf(outlineOf('42'))).toBeLessThan(back.indexOf('#112233'));
  });
});

describe('the schematics of a remote', () => {
  it('have a name for each card', () => {
    expect(Object.keys(schematics([character(card, card)], { thor: motif }))).toEqual(['thor-card-1', 'thor-card-2']);
  });

  it('have a plain grey figure for a character without a motif', () => {
    expect(schematics([character(card)], {})['thor-card-1']?.()).toContain('#59626d');
  });

  it('have a motif of their own, if there is one by their name', () => {
    const own = { ...motif, large: 'M1 1h1z' };
    const drawings = schematics([character(card, card)], { thor: motif, 'thor-card-2': own });
    expect(drawings['thor-card-1']?.()).toContain(motif.large);
    expect(drawings['thor-card-2']?.()).toContain(own.large);
  });

  it('need a layout of the card’s own set and number', () => {
    expect(() => schematics([character({ ...card, set: '1999 Fossil' })], { thor: motif })).toThrow(
      'set is "1999 Fossil"',
    );
    expect(() => schematics([character({ ...card, title: 'Base Set #5' })], { thor: motif })).toThrow(
      'the card’s is "5"',
    );
    expect(() => schematics([character({ ...card, number: '5/102' })], { thor: motif })).toThrow(
      'the card’s is "5/102"',
    );
  });
});

function character(...cards: readonly NotableCard[]): Pick<Character, 'slug' | 'cards'> {
  return { slug: 'thor', cards: cards as unknown as Character['cards'] };
}
