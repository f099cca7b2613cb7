/** A `location` of the server with its lines. */
export function location(where: string, lines: readonly string[]): string[] {
  return [`    location ${where} {`, ...lines.map((line) => `        ${line}`), '    }'];
}

/** A variable that depends on others: of what, its name, its value without a row that matches, and the rows. */
export function map(of: string, to: string, otherwise: string, rows: readonly (readonly [string, string])[]): string[] {
  return [`map ${of} ${to} {`, `    default ${otherwise};`, ...rows.map((row) => `    ${row.join(' ')};`), '}'];
}

/** The variable that holds a header, by the header's name. */
export function variable(header: string): string {
  return `$mint_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** The variable that holds a header as it is for what was found. */
export function found(header: string): string {
  return `${variable(header)}_found`;
}

/** A regular expression as a map's row has it. nginx takes one backslash of two. */
export function pattern(source: string): string {
  return `"~${source.replaceAll('\\\\', '\\\\\\\\')}"`;
}
