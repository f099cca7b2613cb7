import { site } from '@mint-row/kit/content';
import type { Opening } from '@mint-row/kit/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { clockAt, hoursInWords, statusAt, statusInWords, timeInWords } from './opening.ts';

const { opening, timeZone, hours } = site.examplePlace.store;
const statusTextAt = (instant: string, zone: string = timeZone) =>
  statusInWords(statusAt(clockAt(new Date(instant), zone), opening));

it('the hours in words agree with the data', () => {
  expect(hoursInWords(opening)).toBe(hours);
});

it('the time zone of the shop exists', () => {
  expect(() => clockAt(new Date(), timeZone)).not.toThrow();
});

describe('the shop in winter, six hours behind UTC', () => {
  it.each([
    ['2026-11-24T16:59:59Z', 'Closed now, opens today at 11 am'], // Tuesday, 10:59
    ['2026-11-24T17:00:00Z', 'Open now, until 7 pm'],
    ['2026-11-25T00:59:59Z', 'Open now, until 7 pm'], // Tuesday, 18:59; Wednesday in UTC
    ['2026-11-25T01:00:00Z', 'Closed now, opens tomorrow at 11 am'],
    ['2026-11-25T05:59:59Z', 'Closed now, opens tomorrow at 11 am'], // Tuesday, 23:59
    ['2026-11-25T06:00:00Z', 'Closed now, opens today at 11 am'], // midnight
    ['2026-11-28T17:00:00Z', 'Open now, until 7 pm'], // Saturday
    ['2026-11-29T01:00:00Z', 'Closed now, opens on Tuesday at 11 am'], // Saturday evening
    ['2026-11-29T18:00:00Z', 'Closed now, opens on Tuesday at 11 am'], // Sunday
    ['2026-11-30T18:00:00Z', 'Closed now, opens tomorrow at 11 am'], // Monday
  ])('is at %s: %s', (instant, words) => {
    expect(statusTextAt(instant)).toBe(words);
  });
});

describe('the shop when the clocks change', () => {
  it.each([
    ['2026-03-07T16:30:00Z', 'Closed now, opens today at 11 am'], // the Saturday before, still in winter: 10:30
    ['2026-03-10T16:30:00Z', 'Open now, until 7 pm'], // the Tuesday after: 11:30
    ['2026-10-31T16:30:00Z', 'Open now, until 7 pm'], // the Saturday before, still in summer: 11:30
    ['2026-11-03T16:30:00Z', 'Closed now, opens today at 11 am'], // the Tuesday after: 10:30
  ])('is at %s: %s', (instant, words) => {
    expect(statusTextAt(instant)).toBe(words);
  });

  it('shows each side of the missing and of the repeated hour', () => {
    const at = (instant: string) => clockAt(new Date(instant), timeZone).time;
    expect([at('2026-03-08T07:59:00Z'), at('2026-03-08T08:00:00Z')]).toEqual(['01:59', '03:00']);
    expect([at('2026-11-01T06:30:00Z'), at('2026-11-01T07:30:00Z')]).toEqual(['01:30', '01:30']);
  });
});

describe('the shop for a visitor in another time zone', () => {
  const own = process.env.TZ;
  afterEach(() => {
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  });

  it.each(['Pacific/Kiritimati', 'Asia/Kathmandu', 'Europe/London', 'Pacific/Niue'])('is open in %s too', (zone) => {
    process.env.TZ = zone;
    expect(statusTextAt('2026-11-25T00:30:00Z')).toBe('Open now, until 7 pm');
    expect(clockAt(new Date('2026-11-25T00:30:00Z'), timeZone)).toEqual({ weekday: 'Tuesday', time: '18:30' });
  });
});

it('midnight is the beginning of a day', () => {
  expect(clockAt(new Date('2026-11-25T06:00:00Z'), timeZone)).toEqual({ weekday: 'Wednesday', time: '00:00' });
});

it('a shop of one day a week says when it opens again', () => {
  const opensOn = (days: Opening['days']) => ({ days, from: '09:30', to: '12:00' });
  const sunday = opensOn(['Sunday']);
  expect(statusInWords(statusAt({ weekday: 'Sunday', time: '12:00' }, sunday))).toBe(
    'Closed now, opens on Sunday at 9:30 am',
  );
  expect(hoursInWords(sunday)).toBe('Sunday, 9:30 am to noon');
  expect(statusInWords(statusAt({ weekday: 'Sunday', time: '12:00' }, opensOn([])))).toBe('Closed now');
});

it.each([
  ['00:00', '12 am'],
  ['00:05', '12:05 am'],
  ['11:59', '11:59 am'],
  ['12:00', 'noon'],
  ['12:01', '12:01 pm'],
  ['19:00', '7 pm'],
])('%s is %s', (time, words) => {
  expect(timeInWords(time)).toBe(words);
});
