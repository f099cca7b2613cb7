import { expect, it } from 'vitest';
import { specificityOf } from './specificity.ts';

it.each([
  ['[data-app=sports] .p-2', 2000],
  ['[data-app=sports] .md\\:hover\\:p-2\\.5:hover', 3000],
  ['[data-app=sports] .a:where(.dark,.dark *)', 2000],
  ['[data-app=sports] .a:is(:where(.group):hover *)', 3000],
  ['[data-app=sports] .a:not(.b #c)>p:first-child', 1_004_001],
  ['.a:before', 1001],
  ['.a::after', 1001],
  ['#a ol>li:nth-child(2n+1)', 1_001_002],
  ['.\\[\\&\\>p\\]\\:mt-2>p', 1001],
  ['*', 0],
])('%s has %i', (selector, specificity) => {
  expect(specificityOf(selector)).toBe(specificity);
});

it.each([
  ['&:hover', 3000],
  ['&>img', 2001],
  ['img', 2001],
  [':is(a:hover,p)>&', 3001],
  ['&+&', 4000],
])('%s within another has %i', (selector, specificity) => {
  expect(specificityOf(selector, 2000)).toBe(specificity);
});
