/** A text as a string literal of TypeScript; its apostrophes become typographic ones. */
export function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", '’')}'`;
}
