import { expect, it } from 'vitest';
import { wordFaults } from './page-words.ts';

const raw = '<a class="term" href="/guides/glossary#raw">raw</a>';

it('accepts a term that is explained where it is first used, and words that are no running text', () => {
  expect(wordFaults('/marvel', `<h2>Raw</h2><p>A ${raw} card. Raw!</p><p class="type-label">PSA</p>`)).toEqual([]);
});

it('finds a first use that is not explained, and quotes it', () => {
  expect(wordFaults('/marvel', `<main><p>A raw card.</p><p>A ${raw} card.</p></main>`)).toEqual([
    'does not explain "raw" where it is first used, in "A raw card.". Write [[raw|words]] there.',
  ]);
});

it('finds a term that is explained twice', () => {
  expect(wordFaults('/marvel', `<p>A ${raw} card.</p><ul><li>A ${raw} one.</li></ul>`)).toEqual([
    'explains the term "raw" again, in "raw". Mark only its first use.',
  ]);
});

it.each(['[[Holo]]', 'Read [this](me).'])('finds the mark in "%s" as it is typed', (text) => {
  const [fault] = wordFaults('/guides', `<h1>${text}</h1>`);
  expect(fault).toContain(`shows the mark in "${text}" as it is typed.`);
});

it('lets the glossary and legal texts use terms without explaining them', () => {
  expect(wordFaults('/guides/glossary', '<p>A raw card.</p>')).toEqual([]);
});
