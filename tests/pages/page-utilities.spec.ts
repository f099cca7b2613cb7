import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { modulesOf, stylesOf } from '@mint-row/kit/build';
import { describe, expect, it } from 'vitest';
import { builtArtifacts, composedSite } from '../contract/site.ts';
import { expectNone } from './expect-none.ts';

const { remotes } = await builtArtifacts();
const htmlOf = new Map((await composedSite()).map(({ path, body }) => [path, body]));

describe.each(remotes)('of $app', ({ folder, manifest }) => {
  const read = (file: string) => readFile(join(folder, 'client', file), 'utf8');
  const readAll = async (files: readonly string[]) => (await Promise.all(files.map(read))).join('\n');
  const styled = async (files: readonly string[]) => new Set(classesIn(await readAll(files)));

  it('every class of a page has its styles in the common stylesheets or in the page’s own', async () => {
    const all = await styled([...manifest.styles, ...Object.values(manifest.pageStyles).flat()]);
    const missing = await Promise.all(
      manifest.pages.map(async ({ path, expose }) => {
        const there = await styled(stylesOf(manifest, expose));
        const [main = ''] = /<main.*<\/main>/s.exec(htmlOf.get(path) ?? '') ?? [];
        // Without what the shell shows after the page.
        const [page = ''] = /<div data-app=.*<\/div>/s.exec(main) ?? [];
        const classes = [...page.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
        expect(classes, path).not.toEqual([]);
        return classes
          .filter((name) => isUtility(name) && all.has(name) && !there.has(name))
          .map((name) => `${path}: ${name}`);
      }),
    );
    expectNone(missing.flat(), 'Other pages have the styles of these classes:');
  });

  it('the common stylesheets have no class that is in the code of one page alone', async () => {
    const modules = Object.entries(manifest.exposes).map(([expose, chunk]) => ({
      expose,
      files: modulesOf(manifest, [chunk]),
    }));
    const common = [...(await styled(manifest.styles))].filter(isUtility);
    const found = await Promise.all(
      modules.map(async ({ expose, files }) => {
        const others = modules.filter((one) => one.expose !== expose).flatMap((one) => one.files);
        const own = await readAll(files.filter((file) => !others.includes(file)));
        const rest = await readAll([...new Set(others)]);
        return common.filter((name) => isNamed(own, name) && !rest.includes(name)).map((name) => `${expose}: ${name}`);
      }),
    );
    expectNone(found.flat(), 'Only one page needs these classes:');
  });
});

/** The classes that a stylesheet's selectors name; of names with escaped numbers, only a part, which no page has. */
function classesIn(css: string): string[] {
  return [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
}

/** Whether it is a class of Tailwind rather than a word, which any text may have. */
function isUtility(name: string): boolean {
  return /^[a-z*][\w*:/.%-]*[:-][\w/.%-]+$/.test(name);
}

function isNamed(code: string, name: string): boolean {
  return code.split(/["'`\s]/).includes(name);
}
