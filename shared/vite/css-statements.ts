/** A statement of a stylesheet, such as a rule, with what is between its braces. */
export interface Statement {
  /** What precedes the braces, without spaces around it; of a statement without braces, all of it. */
  prelude: string;
  /** What is between its braces; null if it has none. */
  body: string | null;
  text: string;
}

/** What braces and commas within do not count: an escaped character, a string, a comment. */
const opaque = /\\[\s\S]|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\/\*[\s\S]*?\*\//y;

/**
 * The statements of a stylesheet, or of a block of one: rules, declarations, at-rules. Comments between them are part of
 * the next one's text.
 * @example statementsOf('a{color:red}@layer b;') // preludes: 'a', '@layer b'
 */
export function statementsOf(css: string): Statement[] {
  const statements: Statement[] = [];
  let start = 0;
  let opened = -1;
  const add = (end: number, prelude: string, body: string | null) => {
    const text = css.slice(start, end).trim();
    if (text) statements.push({ prelude: prelude.trim(), body, text });
    start = end;
    opened = -1;
  };
  for (const { at, char, depth } of signsOf(css)) {
    if (char === '{' && depth === 0) opened = at;
    else if (char === '}' && depth === 0) add(at + 1, css.slice(start, opened), css.slice(opened + 1, at));
    else if (char === ';' && depth === 0) add(at + 1, css.slice(start, at), null);
  }
  add(css.length, css.slice(start), null);
  return statements;
}

/**
 * The selectors of a list.
 * @example selectorsOf('.a:is(b, c), .d') // '.a:is(b, c)', '.d'
 */
export function selectorsOf(list: string): string[] {
  const commas = [...signsOf(list)].filter(({ char, depth }) => char === ',' && depth === 0).map(({ at }) => at);
  return [...commas, list.length].map((end, index) => list.slice((commas[index - 1] ?? -1) + 1, end).trim());
}

/** The punctuation of a stylesheet, and in how many brackets each is; an opening or closing one is outside of its own. */
function* signsOf(css: string): Generator<{ at: number; char: string; depth: number }> {
  let depth = 0;
  for (let at = 0; at < css.length; at++) {
    opaque.lastIndex = at;
    const skipped = opaque.exec(css)?.[0].length;
    if (skipped) {
      at += skipped - 1;
      continue;
    }
    const char = css.charAt(at);
    if (/[)\]}]/.test(char)) depth--;
    if (/[{};,]/.test(char)) yield { at, char, depth };
    if (/[([{]/.test(char)) depth++;
  }
}
