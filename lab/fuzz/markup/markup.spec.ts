import { expect, it } from 'vitest';
import { fuzzMarkup } from './run.ts';

it('Chromium parses each page exactly as the gate does, and leaves the rest of the document unchanged', async () => {
  const { accepted, counterexample } = await fuzzMarkup(1_000, 1 + Math.floor(Math.random() * 2 ** 30));
  expect(counterexample).toBeNull();
  // The gate must accept some of the pages.
  expect(accepted).toBeGreaterThan(50);
}, 180_000);
