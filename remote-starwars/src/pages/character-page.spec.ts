import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('where the words are, the stars have a fifth of their light at most', () => {
  const css = readFileSync(join(import.meta.dirname, 'character-page.css'), 'utf8');
  const [, alpha = ''] = /mask: radial-gradient\([^,]+, #000(\w) 50%, #000\);/.exec(css) ?? [];
  expect(Number.parseInt(alpha, 16) / 15).toBeLessThanOrEqual(0.2);
});
