import type { BinderEntry } from '@mint-row/kit/binder';
import { expect, it } from 'vitest';
import { sampleCards } from '../values/sample-cards.ts';
import { shownEntries } from './shown-entries.ts';

const entry: BinderEntry = {
  kind: 'card',
  key: 'mewtwo-base-set-holo-10',
  name: 'Base Set Holo #10',
  status: 'have',
  grade: '',
  note: '',
  paid: null,
  added: '2026-01-01T00:00:00.000Z',
  changed: '2026-01-01T00:00:00.000Z',
};

it('an entry names the character of a card whose title does not, because several may have such a card', () => {
  const [card] = sampleCards;
  const cards = card
    ? [{ ...card, key: entry.key, title: entry.name, character: { slug: 'mewtwo', name: 'Mewtwo' } }]
    : [];
  expect(shownEntries([entry], { cards })).toMatchObject([{ title: 'Mewtwo: Base Set Holo #10' }]);
});

it('a card that has left the site keeps its name', () => {
  expect(shownEntries([entry], { cards: sampleCards })).toMatchObject([{ title: 'Base Set Holo #10', href: null }]);
});
