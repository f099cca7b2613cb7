import { expect, it } from 'vitest';
import { roundsOf, type SeenRequest } from './requests.ts';

const request = (started: number, useful: number, fromCache = false): SeenRequest => ({
  url: '',
  started,
  useful,
  fromCache,
  bytes: 0,
});

it('counts rounds of requests: parallel requests are one round', () => {
  expect(roundsOf([])).toBe(0);
  expect(roundsOf([request(0, 2)])).toBe(1);
  expect(roundsOf([request(0, 2), request(2, 4), request(2, 5), request(3, 9)])).toBe(2);
  expect(roundsOf([request(0, 2), request(2, 4), request(4, 6), request(6, 8)])).toBe(4);
});

it('ignores requests without an answer and answers of the cache', () => {
  expect(roundsOf([request(0, 2), request(2, Number.POSITIVE_INFINITY), request(50, 60)])).toBe(2);
  expect(roundsOf([request(0, 2), request(2, 2, true), request(3, 4)])).toBe(2);
});
