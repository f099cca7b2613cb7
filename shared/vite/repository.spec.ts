import { expect, it } from 'vitest';
import { addressOf } from './repository.ts';

it.each([
  ['/work/shared/main.tsx', '/@fs/work/shared/main.tsx'],
  ['C:\\work\\shared\\main.tsx', '/@fs/C:/work/shared/main.tsx'],
])('the development server has %s at %s', (file, address) => {
  expect(addressOf(file)).toBe(address);
});
