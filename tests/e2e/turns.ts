import { test } from '@playwright/test';
import { inTurn } from '../sample.ts';
import { places } from '../site/marvel-edits.ts';

/**
 * Makes the tests of one of the places where Marvel's sources are shown: those whose turn it is there, or all where all
 * of the suite is asked for.
 * @returns what takes a test; its `isHere` says whether this place shows what it tries
 */
export function testsOf(place: string) {
  let turn = 0;
  return (title: string, body: Parameters<typeof test>[2], isHere = true): void => {
    const isItsTurn = inTurn(places, turn).some(([name]) => name === place);
    turn += 1;
    if (isItsTurn && isHere) test(title, body);
  };
}
