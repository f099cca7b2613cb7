import { expect, it } from 'vitest';
import { UncomposableError } from './compose-built-site.ts';

it('a site that cannot be composed is told as sources to mend, each fault once, with nothing of a live site', () => {
  const { message } = new UncomposableError([
    'a page has two headings.',
    'a page has two headings.',
    'a link\nis dead.',
  ]);
  expect(message).toBe(
    'The site cannot be composed of these sources. A release would be refused, too:\n  - a page has two headings.\n  - a link\n    is dead.',
  );
});
