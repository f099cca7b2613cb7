import { selectorsOf } from './css-statements.ts';

const id = 1e6;
const attribute = 1e3;
const type = 1;

/**
 * How specific a selector is, as one number to compare with others'.
 * @param parent that of the rule around it, which "&" stands for
 */
export function specificityOf(selector: string, parent = 0): number {
  const plain = selector.replaceAll(/\\(?:[0-9a-f]{1,6} ?|.)/gi, 'x').replaceAll(/"[^"]*"|'[^']*'/g, '');
  const own = simple(plain, parent);
  // Nested without "&", it is a descendant's.
  return plain.includes('&') ? own : own + parent;
}

function simple(selector: string, parent: number): number {
  const called = /:([\w-]+)\(/.exec(selector);
  if (called) {
    const [opening, name = ''] = called;
    const start = called.index + opening.length;
    const end = closingBracket(selector, start);
    const rest = `${selector.slice(0, called.index)} ${selector.slice(end + 1)}`;
    return simple(rest, parent) + ofFunction(name, selector.slice(start, end), parent);
  }
  const withoutAttributes = selector.replaceAll(/\[[^\]]*\]/g, '.x');
  const withoutElements = withoutAttributes.replaceAll(/::[\w-]+|:(?:before|after|first-letter|first-line)\b/g, ' x ');
  return (
    count(withoutElements, /#[\w-]+/g) * id +
    count(withoutElements, /[.:][\w-]+/g) * attribute +
    count(withoutElements, /(?<![\w.:#-])[a-z][\w-]*/gi) * type +
    count(withoutElements, /&/g) * parent
  );
}

function ofFunction(name: string, list: string, parent: number): number {
  if (name === 'where') return 0;
  if (['is', 'not', 'has'].includes(name)) return Math.max(...selectorsOf(list).map((one) => simple(one, parent)));
  return attribute;
}

function closingBracket(text: string, start: number): number {
  let depth = 1;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')') depth--;
    if (depth === 0) return at;
  }
  return text.length;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
