import { expect, it } from 'vitest';
import { pageStyleFaults } from './page-styles.ts';

const own = (rules: string) => Buffer.from(`@layer marvel-page{[data-app=marvel]{${rules}}}`);
const faultsOf = (...sheets: string[]) =>
  pageStyleFaults(
    'marvel',
    sheets.map((rules, index) => ({ file: `client/page-${index}.css`, css: own(rules) })),
  );

it('accepts rules that begin with a class of their stylesheet alone, in any media', () => {
  expect(
    faultsOf('.plot{color:red} @media print{.plot h2,& .legend > li{color:red}}', ':is(.map,.key) a{color:red}'),
  ).toEqual([]);
});

it.each([
  ['h1{color:red}', '<h1>'],
  ['.plot{color:red} @media print{& p.plot{color:red}}', '<p>'],
  [':is(.plot,h2){color:red}', '<h2>'],
  ['[id=a]{color:red}', 'something without a class'],
])('refuses %s, which stays on other pages', (rules, start) => {
  expect(faultsOf(rules)).toEqual([
    expect.stringContaining(`marvel: client/page-0.css has a rule for ${start}, which stays`),
  ]);
});

it('refuses a class that two stylesheets have', () => {
  expect(faultsOf('.plot{color:red}', '.plot a{color:red}')).toEqual([
    expect.stringContaining('marvel: client/page-1.css has rules for .plot, as client/page-0.css has'),
  ]);
});

it('leaves rules of other layers alone, such as those of packages', () => {
  const css = Buffer.from('@layer components{[data-app=marvel]{h1{color:red}}}');
  expect(pageStyleFaults('marvel', [{ file: 'client/page.css', css }])).toEqual([]);
});
