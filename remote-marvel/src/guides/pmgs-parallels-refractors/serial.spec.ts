import { expect, it } from 'vitest';
import { readSerial } from './serial.ts';

it.each([
  ['7/100', { copy: 7, total: 100 }],
  ['007/100', { copy: 7, total: 100 }],
  ['  7 / 100 ', { copy: 7, total: 100 }],
  ['7 of 100', { copy: 7, total: 100 }],
  ['7 OF 100', { copy: 7, total: 100 }],
  ['#7/100', { copy: 7, total: 100 }],
  ['No. 7', { copy: 7 }],
  ['100/100', { copy: 100, total: 100 }],
  ['1/1', { copy: 1, total: 1 }],
])('reads "%s"', (text, serial) => {
  expect(readSerial(text)).toEqual(serial);
});

it.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['seven', 'not-a-number'],
  ['7/', 'not-a-number'],
  ['/100', 'not-a-number'],
  ['7/100/3', 'not-a-number'],
  ['-7', 'not-a-number'],
  ['7.5/100', 'not-a-number'],
  ['1234567', 'not-a-number'],
  ['0/100', 'zero'],
  ['7/0', 'zero'],
  ['12/10', 'above-total'],
])('says that "%s" is %s', (text, fault) => {
  expect(readSerial(text)).toBe(fault);
});
