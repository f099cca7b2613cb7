import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kit } from './kit.ts';
import { kitStyles, styleSources } from './styles.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mint-row-sources-'));
  await writeFile(join(folder, 'LandingPage.tsx'), '');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The plugin's output for a stylesheet in the folder. */
function placed(css: string): string {
  const { transform } = styleSources();
  const context = {
    error(message: string) {
      throw new Error(message);
    },
  };
  const hook = transform as unknown as (this: typeof context, code: string, id: string) => { code: string } | null;
  return hook.call(context, css, join(folder, 'styles.css'))?.code ?? css;
}

it('finds the kit wherever it is installed', () => {
  const ui = relative(folder, `${kit}/ui`).replaceAll('\\', '/');
  expect(placed('@source "@mint-row/kit/ui"; @source not "@mint-row/kit/ui/guide";')).toBe(
    `@source "${ui}"; @source not "${ui}/guide";`,
  );
});

it.each(['@source ".";', "@source './*Page.tsx';", '@source not "./**/*.spec.*";', '@source not inline("visible");'])(
  'leaves %s as it is',
  (css) => {
    expect(placed(css)).toBe(css);
  },
);

it.each(['@source "../../shared/ui";', '@source "./gone/*.tsx";', '@source not "@mint-row/kit/gone";'])(
  'refuses %s, which finds nothing',
  (css) => {
    expect(() => placed(css)).toThrow(/styles\.css: @source .* finds nothing/);
  },
);

const { transform } = kitStyles('sports') as unknown as {
  transform: (code: string, id: string) => { code: string } | null;
};

it('puts the styles of the kit’s components into the layer and the scope of the remote', () => {
  const made = transform('.tool {\n  color: red;\n}\n', `${kit}/ui/guide/tool.css?direct`);
  expect(made?.code).toBe('@layer sports-page {\n[data-app="sports"] {\n.tool {\n  color: red;\n}\n}\n}\n');
});

it('leaves all other files as they are', () => {
  for (const file of [
    `${kit}/ui/guide/ToolSign.tsx`,
    `${kit}/theme/tokens.css`,
    '/site/remote-sports/src/styles.css',
  ]) {
    expect(transform('', file)).toBeNull();
  }
});
