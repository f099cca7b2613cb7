import { type Arbitrary, oneof } from 'fast-check';

/** Mostly the first: a request with nothing but faults is refused for the first of them. */
export function often<Usual, Other>(usual: Arbitrary<Usual>, ...others: Arbitrary<Other>[]): Arbitrary<Usual | Other> {
  return oneof<{ arbitrary: Arbitrary<Usual | Other>; weight: number }[]>(
    { arbitrary: usual, weight: 20 },
    ...others.map((arbitrary) => ({ arbitrary, weight: 1 })),
  );
}
