import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRemotes } from '@mint-row/kit/build';
import { expect, it } from 'vitest';
import { planCharacter } from './character.ts';
import { listedBy, relatedTo } from './characters.ts';
import { planGuide } from './guide.ts';
import { planPage } from './page.ts';
import { planRemote } from './remote.ts';
import { planRemoteAlone } from './remote-alone.ts';
import { WrongRequest } from './wrong-request.ts';

const root = join(import.meta.dirname, '../..');

it.each([
  ['a page that matches no pattern of its remote', () => planPage(root, 'marvel', '/sports'), '/marvel/*'],
  ['a path that is none', () => planPage(root, 'marvel', 'marvel/../sets'), 'is not a path'],
  ['a guide with another name than an address', () => planGuide(root, 'marvel', '../x', {}), 'cannot end an address'],
  ['a character that is there', () => planCharacter(root, 'marvel', 'thor'), 'has a character "thor" already'],
  ['a character of a remote without any', () => planCharacter(root, 'editorial', 'storm'), 'has no list of characters'],
  ['a remote that is there', () => planRemote(root, 'marvel', {}), 'already'],
  ['a remote with another name than a folder', () => planRemote(root, '../x', {}), 'is not a name'],
  ['a remote elsewhere that is there', () => planRemoteAlone(root, join(root, '../x'), 'marvel', {}), 'already'],
  ['a repository in this one', () => planRemoteAlone(root, join(root, 'sports'), 'sports', {}), 'is in this checkout'],
  ['an accent that the theme lacks', () => planRemote(root, 'sports', { franchise: 'mauve' }), 'accent'],
  ['a pattern that is none', () => planRemote(root, 'sports', { patterns: 'sports' }), 'is not a pattern'],
  [
    'a remote without a page to open',
    () => planRemote(root, 'sports', { patterns: '/guides/:slug' }),
    'no opening page',
  ],
])('refuses %s, with the reason', async (_, planned, message) => {
  const plan = Promise.resolve().then(planned);
  await expect(plan).rejects.toThrow(WrongRequest);
  await expect(plan).rejects.toThrow(message);
});

it.each(readRemotes(root).map(({ name }) => name))(
  'adds a guide to the lists of guides, modules and pages that %s has',
  async (name) => {
    const { changes } = await planGuide(root, name, 'first-printings', {});
    for (const [file, change] of changes) {
      const before = readFileSync(join(root, file), 'utf8');
      const after = change(before);
      expect(after).toContain('const guides = [\n  firstPrintings,');
      expect(after).toContain("  FirstPrintingsGuidePage: typeof import('./FirstPrintingsGuidePage.tsx');");
      expect(after).toContain("  pages: [\n    guidePage(firstPrintings, 'FirstPrintingsGuidePage'),");
    }
    expect(changes.size).toBe(1);
  },
);

it('a new character leads to characters that are never next to it on its list', async () => {
  const related = (await relatedTo(root, 'marvel')).join();
  for (const { slug } of (await listedBy(root, 'marvel')) ?? []) expect(related).not.toContain(`'${slug}'`);
});
