/** The path of the original request, whatever it is rewritten to: placeholders are evaluated when they are used. */
export const path = '{mint_path}';

/** The placeholder for a header, by the header's name. */
export function placeholder(header: string): string {
  return `{mint_${header.toLowerCase().replaceAll('-', '_')}}`;
}

/** A string that may contain double quotes, but no backtick: it is our own text, a checked path or a hash. */
export function raw(text: string): string {
  return `\`${text}\``;
}

/** The placeholder for a group of the regular expression that matched. */
export function group(index: number): string {
  return `$\{${index}}`;
}

/** A directive with a block: the text before the brace, and the lines inside. */
export function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`.trimStart(), ...lines.map((line) => `\t${line}`), '}'];
}
