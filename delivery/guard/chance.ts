import type { Share } from '../store/guards.ts';

/**
 * How likely at least as many would be met now by chance, if nothing differs from before: Fisher's exact test, one-sided.
 * It is right for small numbers, too. https://en.wikipedia.org/wiki/Fisher%27s_exact_test
 */
export function chanceOf(now: Share, before: Share): number {
  const all = now.of + before.of;
  const met = now.met + before.met;
  const scale = choose(all, now.of);
  return sumOf(
    now.met,
    Math.min(now.of, met),
    (count) => choose(met, count) + choose(all - met, now.of - count) - scale,
  );
}

/**
 * How likely at least as many are met by chance if each is with a known probability: the exact binomial test, one-sided.
 * @param probability between 0 and 1
 */
export function chanceAbove({ met, of }: Share, probability: number): number {
  if (probability >= 1) return 1;
  const [yes, no] = [Math.log(probability), Math.log1p(-probability)];
  return sumOf(met, of, (count) => choose(of, count) + count * yes + (of - count) * no);
}

/** The sum of terms that are given by their logarithms. */
function sumOf(from: number, to: number, term: (count: number) => number): number {
  let sum = 0;
  for (let count = from; count <= to; count += 1) sum += Math.exp(term(count));
  return Math.min(1, sum);
}

/** The logarithm of the number of ways to choose some of many; minus infinity if there is none. */
function choose(many: number, some: number): number {
  if (some < 0 || some > many) return Number.NEGATIVE_INFINITY;
  return factorial(many) - factorial(some) - factorial(many - some);
}

/** The logarithm of a factorial; from 20 on by Stirling's series, whose error is below 10⁻¹² there. */
function factorial(number: number): number {
  if (number < 20) {
    let product = 1;
    for (let factor = 2; factor <= number; factor += 1) product *= factor;
    return Math.log(product);
  }
  const series = 1 / (12 * number) - 1 / (360 * number ** 3) + 1 / (1260 * number ** 5);
  return number * Math.log(number) - number + Math.log(2 * Math.PI * number) / 2 + series;
}
