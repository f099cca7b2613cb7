/**
 * The name that somebody may have meant who typed another: the one that the fewest letters tell apart from it.
 * @returns undefined when none is near: more than a third of its letters would differ
 * @example nearest('marvell', ['shell', 'marvel']) // 'marvel'
 */
export function nearest(typed: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, letters: differingLetters(typed, name) }))
    .filter(({ name, letters }) => letters <= Math.ceil(name.length / 3))
    .sort((one, other) => one.letters - other.letters);
  return best?.name;
}

/** How many letters must be added, removed or replaced to make one word from another. */
function differingLetters(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let place = 1; place <= other.length; place += 1) {
      const replaced = (row[place - 1] ?? 0) + (letter === other[place - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
