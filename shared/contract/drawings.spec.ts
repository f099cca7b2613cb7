import { describe, expect, it } from 'vitest';
import { mergeCatalogues } from './catalogue.ts';
import { drawingAddresses, drawingOf } from './drawings.ts';

describe('the drawings of a page', () => {
  const drawings = drawingAddresses('/remotes/marvel/', { 'iron-man': 'art/iron-man.svg' });

  it('have the addresses of their files in their remote', () => {
    expect(drawingOf(drawings, 'iron-man')).toBe('/remotes/marvel/art/iron-man.svg');
    expect(drawingAddresses('/', undefined)).toEqual({});
  });

  it.each(['thor', 'constructor'])('are only those that it declares: %s fails with a message that names it', (name) => {
    expect(() => drawingOf(drawings, name)).toThrow(`The page shows the drawing "${name}": add it to`);
  });
});

it('entries have the addresses of the drawings of their own remotes', () => {
  const about = { summary: 'Known.' };
  const thor = { slug: 'thor', name: 'Thor', franchise: 'marvel', ...about, drawing: 'art/thor.svg' };
  const yoda = { slug: 'yoda', name: 'Yoda', franchise: 'starwars', ...about, drawing: 'art/emblem.svg' };
  const remotes = [
    { base: '/remotes/marvel/', catalogue: { characters: [thor] } },
    { base: '/remotes/starwars/', catalogue: { characters: [yoda, { ...yoda, drawing: undefined }] } },
  ];
  const { characters = [] } = mergeCatalogues(['characters'], remotes);
  expect(characters.map(({ drawing }) => drawing)).toEqual([
    '/remotes/marvel/art/thor.svg',
    '/remotes/starwars/art/emblem.svg',
    undefined,
  ]);
});
