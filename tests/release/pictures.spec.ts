import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { FileStorage } from '../../delivery/index.ts';
import { release } from './command.ts';
import { useOwnSite } from './set-up.ts';

vi.setConfig({ testTimeout: 60_000 });

const own = useOwnSite();

it('pages that look different are shown before and after', async () => {
  const store = join(own.folder, 'store');
  const file = join(own.folder, 'changes.html');
  await own.putInto(new FileStorage(store));
  const { folder } = await own.marvel({ text: 'two', characters: [] });
  const check = ['check', 'marvel', '--artifact', folder, '--allow-removal', '--store', store];

  const without = await release([...check, '--pictures']);
  expect([without.code, without.stderr.trim()]).toEqual([
    1,
    '--pictures are shown on a page: add --html FILE. For check and preview, --comment FOLDER shows them, too.',
  ]);

  const nowhere = { ...process.env, CHROMIUM_PATH: join(own.folder, 'no-browser') };
  const failed = await release([...check, '--pictures', '--html', file], { env: nowhere });
  expect([failed.code, failed.stderr]).toEqual([
    1,
    expect.stringMatching(/^--pictures: .*no-browser.*leave --pictures out/s),
  ]);

  const comment = join(own.folder, 'comment');
  const { code, stderr } = await release([...check, '--pictures', '--html', file, '--comment', comment]);
  expect([code, stderr]).toEqual([0, '']);
  const text = await readFile(file, 'utf8');
  for (const width of [360, 1280]) expect(text).toContain(`<code>/marvel</code> ${width} px wide`);
  const pictures = [...text.matchAll(/src="data:image\/png;base64,([\w+/=]+)"/g)].map(([, picture]) => picture);
  expect(pictures.map((picture) => picture?.startsWith('iVBORw0KGgo'))).toEqual(Array(pictures.length).fill(true));
  expect(new Set(pictures).size).toBe(pictures.length);
  const markdown = await readFile(join(comment, 'comment.md'), 'utf8');
  const named = [...markdown.matchAll(/!\[(?:Before|After)\]\((pictures\/\d+-(?:before|after)\.png)\)/g)];
  const inComment = named.map(async ([, name = '']) => (await readFile(join(comment, name))).toString('base64'));
  expect(await Promise.all(inComment)).toEqual(pictures);
  for (const width of [360, 1280]) expect(markdown).toContain(`\` /marvel \`, ${width} px wide`);
});
