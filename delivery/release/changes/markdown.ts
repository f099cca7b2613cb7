import { visible } from '@mint-row/kit/contract/visible';

/** How much of one text is shown, in characters: within a line, and as a line. */
const maxLength = { span: 100, line: 300 };

/**
 * A text from outside in Markdown, as code: there, hosts make nothing of it, neither markup nor a link, a mention of a
 * person or a reference to an issue.
 */
export function codeSpan(text: string): string {
  const shown = shortened(text, maxLength.span);
  const fence = '`'.repeat(longestRun(shown) + 1);
  // A space at each end is not shown, and keeps backticks of the text apart from those around it.
  return `${fence} ${shown === '' ? '-' : shown} ${fence}`;
}

/** The same in a cell of a table, where a line would otherwise end the cell. */
export function codeCell(text: string): string {
  return codeSpan(text).replaceAll('|', '\\|');
}

/**
 * Lines of text from outside, as a block of code.
 * @param language for its colours: "diff"
 */
export function codeBlock(lines: readonly string[], language = ''): string {
  const shown = lines.map((line) => shortened(line, maxLength.line));
  const fence = '`'.repeat(Math.max(3, ...shown.map((line) => longestRun(line) + 1)));
  return [`${fence}${language}`, ...shown, fence].join('\n');
}

function shortened(text: string, length: number): string {
  const one = visible(text);
  return one.length > length ? `${one.slice(0, length)}…` : one;
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}
