/** A set without its year, which is a fact of its own. */
export function setName(set: string): string {
  return set.replace(/^\d{4} /, '');
}
