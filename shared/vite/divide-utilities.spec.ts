import { expect, it } from 'vitest';
import { divideUtilities } from './divide-utilities.ts';

/** Divides utilities of sports, of which classes that begin with a page's name are this page's. */
function divided(utilities: string, after = '') {
  const css = `@layer utilities{${utilities.replaceAll('.', '[data-app=sports] .')}}${after}`;
  const { common, pages } = divideUtilities(css, 'sports', (name) => /^(?:home|about)(?=-)/.exec(name)?.[0] ?? null);
  const plain = (text: string) => text.replaceAll('[data-app=sports] ', '');
  return { common: plain(common), ...Object.fromEntries([...pages].map(([page, text]) => [page, plain(text)])) };
}

it('moves what one page uses to that page, and leaves the rest', () => {
  expect(
    divided('.p-2{padding:1px}.home-a{color:red}@media print{.home-b{top:0}.flex{display:flex}.about-a{left:0}}'),
  ).toEqual({
    common: '@layer utilities{.p-2{padding:1px}@media print{.flex{display:flex}}}',
    home: '@layer utilities{.home-a{color:red}@media print{.home-b{top:0}}}',
    about: '@layer utilities{@media print{.about-a{left:0}}}',
  });
});

it('leaves a stylesheet as it is in which every class is common', () => {
  expect(divided('.p-2{padding:1px}', '@property --a{syntax:"*"}')).toEqual({
    common: '@layer utilities{.p-2{padding:1px}}@property --a{syntax:"*"}',
  });
});

it('divides rules that the minifier has joined', () => {
  expect(divided('.home-a,.p-2,.about-a:is(b,c){color:red}')).toEqual({
    common: '@layer utilities{.p-2{color:red}}',
    home: '@layer utilities{.home-a{color:red}}',
    about: '@layer utilities{.about-a:is(b,c){color:red}}',
  });
});

it('moves a rule whose wrapper is within :where() or :is(), unless that has several', () => {
  expect(
    divided(':where(.home-a>:not(:last-child)){top:0}:is(.home-b>*){top:1px}:is(.home-c,.p-2)>*{left:1px}'),
  ).toEqual({
    common: '@layer utilities{:is(.home-c,.p-2)>*{left:1px}}',
    home: '@layer utilities{:where(.home-a>:not(:last-child)){top:0}:is(.home-b>*){top:1px}}',
  });
});

it.each([
  ['the same property', 'display:grid', 'display:flex'],
  ['a longhand', 'padding:1px', 'padding-inline:2px'],
  ['a side, in other words', 'padding-inline:1px', 'padding-left:2px'],
  ['a side of a box', 'inset:0', 'top:1px'],
  ['a gap', 'gap:1px', 'column-gap:2px'],
  ['the height of lines', 'font:700 1em/1 serif', 'line-height:2'],
  ['an alignment', 'place-items:center', 'justify-items:start'],
  ['a variable', '--sports-tw-leading:1', '--sports-tw-leading:2'],
  ['a property within', '@media print{color:red}', '@media screen{color:black}'],
])('a common rule that follows a page’s wins over it as before: %s', (_what, own, common) => {
  expect(divided(`.home-a{${own}}.md{${common}}.home-b{${own}}`)).toEqual({
    common: `@layer sports-utilities-1{.md{${common}}}`,
    home: `@layer utilities{.home-a{${own}}}@layer sports-utilities-1{.home-b{${own}}}`,
  });
});

it.each([
  ['margin-top:1px', 'margin-bottom:1px'],
  ['width:1px', 'height:1px'],
  ['color:red', 'background:red'],
])('needs no layer between %s and %s', (own, common) => {
  expect(divided(`.home-a{${own}}.md{${common}}`)).toEqual({
    common: `@layer utilities{.md{${common}}}`,
    home: `@layer utilities{.home-a{${own}}}`,
  });
});

it('lets what is more specific win as before, wherever it stands', () => {
  expect(divided('.hover:hover{top:0}.home-a{top:1px}.home-b>a{top:2px}.md{top:3px}.home-c{top:4px}')).toEqual({
    common: '@layer sports-utilities-1{.hover:hover{top:0}.md{top:3px}}',
    home: '@layer utilities{.home-a{top:1px}}@layer sports-utilities-1{.home-b>a{top:2px}.home-c{top:4px}}',
  });
  expect(divided('.foil{top:0;&>img{top:1px}}.home-a{top:2px}.md{top:3px}').common).toBe(
    '@layer utilities{.foil{top:0}}@layer sports-utilities-1{.foil{&>img{top:1px}}.md{top:3px}}',
  );
});

it('keeps all that is important in one layer, since layers turn its order around', () => {
  expect(divided('.home-a{top:0}.top-1{top:1px}.home-c{top:0!important}.md{top:2px!important}').common).toBe(
    '@layer utilities{.home-c{top:0!important}.md{top:2px!important}}@layer sports-utilities-1{.top-1{top:1px}}',
  );
});

it('names its layers before that of pages, which wins', () => {
  expect(divided('.home-a{top:0}.top-1{top:1px}', '@layer sports-page{.plot{}}').common).toBe(
    '@layer sports-utilities-1{.top-1{top:1px}}@layer sports-page{.plot{}}',
  );
});

it('moves a registered variable or an animation that only one page’s rules name', () => {
  expect(
    divided(
      '.home-a{rotate:var(--a)}.about-a{animation:sports-spin 1s}.home-b{scale:var(--b)}.c{zoom:var(--b)}',
      '@property --a{syntax:"*"}@keyframes sports-spin{to{rotate:1turn}}@property --b{syntax:"*"}@property --c{syntax:"*"}',
    ),
  ).toEqual({
    common: '@layer utilities{.c{zoom:var(--b)}}@property --b{syntax:"*"}',
    home: '@layer utilities{.home-a{rotate:var(--a)}.home-b{scale:var(--b)}}@property --a{syntax:"*"}',
    about: '@layer utilities{.about-a{animation:sports-spin 1s}}@keyframes sports-spin{to{rotate:1turn}}',
  });
});
