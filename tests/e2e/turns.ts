import { test } from '@playwright/test';
import { inTurn } from '../sample.ts';
import { places } from '../site/marvel-edits.ts';

type Place = (typeof places)[number][0];

/**
 * Makes the tests of one of the places where Marvel's sources are shown: those whose titles decide for it, or all where
 * all of the suite is asked for.
 * @returns what takes a test, and the place that it is for if no other shows what it tries
 */
export function testsOf(place: Place) {
  return (title: string, body: Parameters<typeof test>[2], only?: Place): void => {
    const chosen = only ? [only] : inTurn(places, title).map(([name]) => name);
    if (chosen.includes(place)) test(title, body);
  };
}
