import { describe, expect, it } from 'vitest';
import { faultsOfStylesheet } from '../checks/index.ts';
import { bundledStyles, isPackageCode, packageStyles, withinWrapper } from './package-styles.ts';

describe('the stylesheet of a package', () => {
  const css = `@charset "utf-8";
:root { --swiper-color: red }
.swiper, .swiper > .slide:hover { color: var(--swiper-color); animation: spin 1s linear infinite }
button { cursor: revert; color: red }
@media (width > 40rem) { .spin { display: none } }
@keyframes spin { from { rotate: 0deg } to { rotate: 1turn } }`;
  const placed = withinWrapper(css, 'sports');

  it('applies within the wrapper of the remote, as the gate demands', () => {
    expect(faultsOfStylesheet(Buffer.from(placed), 'sports', 'packages.css')).toEqual([]);
    expect(placed).toContain('& > * { --swiper-color: red }');
  });

  it('has animations with names of the remote’s own, and classes with theirs', () => {
    expect(placed).toContain('@keyframes sports-spin');
    expect(placed).toContain('animation: sports-spin 1s');
    expect(placed).toContain('.spin { display');
  });

  it('stays what it is if it is imported as text', () => {
    const { transform } = packageStyles('sports') as unknown as { transform: (code: string, id: string) => null };
    expect(transform(css, '/site/node_modules/sonner/dist/styles.css?inline')).toBeNull();
  });

  it('is not changed if it has no animations', () => {
    expect(withinWrapper('.a { color: red }', 'sports')).toContain('.a { color: red }');
  });
});

describe('the code of a package', () => {
  const { transform } = packageStyles('sports') as unknown as {
    transform: (this: object, code: string, id: string) => { code: string } | null;
  };
  const environment = { mode: 'build', config: { consumer: 'client' } };
  const made = (code: string, id = '/site/node_modules/goober/index.js') =>
    transform.call({ environment }, code, id)?.code ?? code;

  it.each(['document.createElement("style")', "t.createElement('style')", 'node.ownerDocument.createElement(`style`)'])(
    'fills a stylesheet instead of an element: %s',
    (code) => {
      expect(made(`const e = ${code};`)).toContain('const e = __styleElement();');
    },
  );

  it.each(['React.createElement("style", { href })', 'createElement("style")', 'document.createElement("div")'])(
    'keeps other elements: %s',
    (code) => {
      expect(made(code)).toBe(code);
    },
  );

  it('is that of packages only', () => {
    const code = 'document.createElement("style")';
    expect(made(code, '/site/remote-sports/src/a.ts')).toBe(code);
  });
});

describe.each([
  ['npm', '/site/node_modules/@mint-row/kit'],
  ['pnpm', '/site/node_modules/.pnpm/@mint-row+kit@file+mint-row-kit-1.0.0.tgz/node_modules/@mint-row/kit'],
  ['Yarn, with its linker "pnpm"', '/site/node_modules/.store/@mint-row-kit-virtual-9a542d75a8/package'],
  ['npm on Windows', 'C:/site/node_modules/@mint-row/kit'],
])('where %s puts the kit', (_, kit) => {
  it.each([
    ['/ui/Section.js', false],
    ['\\ui\\Section.js', false],
    ['/node_modules/sonner/dist/index.mjs', true],
    ['-other/index.js', true],
  ])('its folder and %s is code of a package: %s', (path, expected) => {
    expect(isPackageCode(kit + path, kit)).toBe(expected);
  });

  it('all else in node_modules is', () => {
    expect(isPackageCode(`${kit.slice(0, kit.indexOf('node_modules'))}node_modules/sonner/dist/index.mjs`, kit)).toBe(
      true,
    );
    expect(isPackageCode(`${kit.slice(0, kit.indexOf('node_modules'))}src/pages/index.ts`, kit)).toBe(false);
  });
});

it('the code of packages is bundled for development with stylesheets in place of elements, as in a build', () => {
  const { transform } = bundledStyles() as unknown as { transform: (code: string) => { code: string } | null };
  const made = transform('let style = document.createElement("style");')?.code;
  expect(made).toContain('let style = __styleElement();');
  expect(made).toContain("from 'virtual:style-element'");
  expect(transform('document.createElement("div");')).toBeNull();
});
