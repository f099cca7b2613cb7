import { expect, it } from 'vitest';
import { fuzz } from './run.ts';

it('ten thousand hostile requests get only pages and files of the site', async () => {
  const { counterexample, statuses } = await fuzz(10_000, 1 + Math.floor(Math.random() * 2 ** 30));
  expect(counterexample).toBeNull();
  // The requests must reach many parts of the server, not only its parser.
  for (const status of [200, 206, 304, 308, 400, 404, 405, 408, 414, 416, 417, 431]) {
    expect(statuses[status], String(status)).toBeGreaterThan(0);
  }
}, 120_000);
