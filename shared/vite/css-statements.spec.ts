import { expect, it } from 'vitest';
import { selectorsOf, statementsOf } from './css-statements.ts';

it('are rules and at-rules, with or without a block', () => {
  const css = '@layer b;.a{color:red;&:hover{top:0}}@media (width>=1px){.b{}}.c{}';
  expect(statementsOf(css)).toEqual([
    { prelude: '@layer b', body: null, text: '@layer b;' },
    { prelude: '.a', body: 'color:red;&:hover{top:0}', text: '.a{color:red;&:hover{top:0}}' },
    { prelude: '@media (width>=1px)', body: '.b{}', text: '@media (width>=1px){.b{}}' },
    { prelude: '.c', body: '', text: '.c{}' },
  ]);
});

it('are the declarations of a block, the last one without its semicolon', () => {
  expect(statementsOf('color:red;top:0').map(({ prelude }) => prelude)).toEqual(['color:red', 'top:0']);
});

it.each([
  '.before\\:content-\\[\\"\\}\\"\\]{content:"}"}',
  ".a{content:';{'}",
  '.a{background:url(data:a;b,{)}',
  '/*! a;{ */.a{}',
  '.\\[a\\{\\,b\\]{}',
])('%s is one', (css) => {
  expect(statementsOf(css).map(({ text }) => text)).toEqual([css]);
});

it('selectors of a list are apart, and commas within brackets and names are not', () => {
  expect(selectorsOf('.a:is(b, c),.grid-\\[1fr\\,2fr\\], .d[e="f,g"]')).toEqual([
    '.a:is(b, c)',
    '.grid-\\[1fr\\,2fr\\]',
    '.d[e="f,g"]',
  ]);
});
