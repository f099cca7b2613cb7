/** A name without the number of a prune, and that number: "0123456789abcdef-42" is 0123456789abcdef after prune 42. */
const numbered = /^(.*?)(?:-([1-9]\d*))?$/;

/** The part of a name that its content or its inputs give it. */
export function hashOf(name: string): string {
  return numbered.exec(name)?.[1] ?? name;
}

/** The generation of the last prune when a name was first used; 0 when there had been none. */
export function pruneOf(name: string): number {
  return Number(numbered.exec(name)?.[2] ?? 0);
}

/** A name for something that was not in the store after a prune, or before the first one (0). */
export function nameAfter(hash: string, prune: number): string {
  return prune > 0 ? `${hash}-${prune}` : hash;
}
