import { expect, it } from 'vitest';
import { missingName, withRemedy } from './failures.ts';

it('says of a name that only browsers have where to use it', () => {
  expect(withRemedy('window is not defined')).toContain('useEffect');
  expect(withRemedy('localStorage is not defined')).toContain('useHydrated()');
  expect(withRemedy('cards is not defined')).toBe('cards is not defined');
});

it('finds the name that a module does not have', () => {
  expect(missingName({ Anchor: 1 }, ['Anchor', 'Ancor'])).toBe('Ancor');
  expect(missingName({ Anchor: 1 }, ['Anchor'])).toBeUndefined();
});

it('does not miss what a CommonJS package has in its default export', () => {
  expect(missingName({ default: { Anchor: 1 } }, ['Anchor'])).toBeUndefined();
  expect(missingName({ default: { Anchor: 1 } }, ['Ancor'])).toBe('Ancor');
});
