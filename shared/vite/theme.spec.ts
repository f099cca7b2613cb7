import { expect, it } from 'vitest';
import { withinWrappers } from './theme.ts';

it.each([
  ['body{color:red}', '[data-app]{color:red}'],
  [':host{--ink:red}', ':is([data-app],[data-layer]){--ink:red}'],
  [':root[data-theme=dark]{color-scheme:dark}', ':is([data-app],[data-layer])[data-theme=dark]{color-scheme:dark}'],
  ['*,h1>a{margin:0}', ':is([data-app],[data-layer]) *,:is([data-app],[data-layer]) h1>a{margin:0}'],
  ['[data-app]{contain:content}', '[data-app]{contain:content}'],
  ['[data-layer]{word-spacing:0}', '[data-layer]{word-spacing:0}'],
  ['@layer base{p{&:hover{color:red}}}', '@layer base{:is([data-app],[data-layer]) p{&:hover{color:red}}}'],
  ['@font-face{font-family:A;src:url(a.woff2)}', '@font-face{font-family:A;src:url(a.woff2)}'],
  ['a{color:light-dark(#fff,#000)}', ':is([data-app],[data-layer]) a{color:light-dark(#fff,#000)}'],
  // Safari ignores the shorthand with a thickness.
  [
    'a{text-decoration:underline 1px}',
    ':is([data-app],[data-layer]) a{text-decoration:underline;text-decoration-thickness:1px}',
  ],
])('%s applies to wrappers, or inside of them', (css, within) => {
  expect(withinWrappers(css)).toBe(within);
});
