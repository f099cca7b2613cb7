import { expect, it } from 'vitest';
import { longDay } from './day.ts';

it('says a day as Intl does', () => {
  const { format } = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  for (let month = 1; month <= 12; month += 1) {
    const iso = `2026-${String(month).padStart(2, '0')}-0${(month % 9) + 1}`;
    expect(longDay(iso)).toBe(format(new Date(iso)));
  }
});

it.each(['2026-13-01', '2026-00-01', '1.11.2026', ''])('refuses "%s"', (text) => {
  expect(() => longDay(text)).toThrow(/not a date like/);
});
