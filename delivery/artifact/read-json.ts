/** How deeply JSON may be nested; manifests and page data have fewer than ten levels. */
const maxDepth = 64;

/**
 * Parses JSON from outside, in time proportional to its length.
 * @throws Error when it is not JSON, is nested more than 64 levels deep, or has a field called `__proto__`
 */
export function readJson(text: string): unknown {
  if (depthOf(text) > maxDepth) throw new Error(`It is nested more deeply than ${maxDepth} levels.`);
  const value: unknown = JSON.parse(text);
  if (namesPrototype(value)) throw new Error('It has a field with the name "__proto__".');
  return value;
}

/** How deeply a text is nested, assuming that it is JSON: brackets in strings do not count. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') at = endOfString(text, at);
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** The position of the quote that ends a string. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

function namesPrototype(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.hasOwn(value, '__proto__') || Object.values(value).some(namesPrototype);
}
