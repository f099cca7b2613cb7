/** A `location` of the server with its lines. */
export function location(where: string, lines: readonly string[]): string[] {
  return [`    location ${where} {`, ...lines.map((line) => `        ${line}`), '    }'];
}

/** A `map`: the expression to match, the variable to set, its default value, and the rows. */
export function map(of: string, to: string, otherwise: string, rows: readonly (readonly [string, string])[]): string[] {
  return [`map ${of} ${to} {`, `    default ${otherwise};`, ...rows.map((row) => `    ${row.join(' ')};`), '}'];
}

/** The variable for a header, by the header's name. */
export function variable(header: string): string {
  return `$mint_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** The variable for the header's value if the file is found. */
export function found(header: string): string {
  return `${variable(header)}_found`;
}

/** A regular expression for a map's row. nginx reads two backslashes as one. */
export function pattern(source: string): string {
  return `"~${source.replaceAll('\\\\', '\\\\\\\\')}"`;
}
