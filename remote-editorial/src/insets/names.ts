/**
 * Whether a text has a name as words of their own: "Mewtwo" is no "Mew".
 * @param name a character's
 */
export function names(text: string, name: string): boolean {
  const between = text.split(name);
  return between
    .slice(1)
    .some((after, index) => !/[\p{L}\d]$/u.test(between[index] ?? '') && !/^[\p{L}\d]/u.test(after));
}
