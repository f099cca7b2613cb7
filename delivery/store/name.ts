/** Separates a hash from the number of a prune: "0123456789abcdef-42" is 0123456789abcdef after prune 42. */
const numbered = /^(.*?)(?:-([1-9]\d*))?$/;

/** The part of a name that depends on content or inputs. */
export function hashOf(name: string): string {
  return numbered.exec(name)?.[1] ?? name;
}

/** The generation of the last prune before a name was first used; 0 if there was none. */
export function pruneOf(name: string): number {
  return Number(numbered.exec(name)?.[2] ?? 0);
}

/** The name for something that was not in the store after a prune (0: before the first prune). */
export function nameAfter(hash: string, prune: number): string {
  return prune > 0 ? `${hash}-${prune}` : hash;
}
