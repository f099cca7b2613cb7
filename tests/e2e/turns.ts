import { test } from '@playwright/test';
import { inTurn } from '../sample.ts';
import { places } from '../site/marvel-edits.ts';

type Place = (typeof places)[number][0];

/**
 * Declares tests for one of the servers that show Marvel's sources. Each title decides which server it is tried with;
 * SUITE=whole tries all.
 * @returns a function that declares a test, with its server if only one has the feature
 */
export function testsOf(place: Place) {
  return (title: string, body: Parameters<typeof test>[2], only?: Place): void => {
    const chosen = only ? [only] : inTurn(places, title).map(([name]) => name);
    if (chosen.includes(place)) test(title, body);
  };
}
