/** What came, whatever it is rewritten to: placeholders are worked out when they are used. */
export const path = '{mint_path}';

/** The placeholder that holds a header, by the header's name. */
export function placeholder(header: string): string {
  return `{mint_${header.toLowerCase().replaceAll('-', '_')}}`;
}

/** A string that may hold double quotes; what comes here has no backtick: it is ours, a checked path or a hash. */
export function raw(text: string): string {
  return `\`${text}\``;
}

/** A group of the regular expression that matched. */
export function group(index: number): string {
  return `$\{${index}}`;
}

/** A directive with a block: what stands before the brace, and the lines within. */
export function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`.trimStart(), ...lines.map((line) => `\t${line}`), '}'];
}
