/** How deep what we read may be nested; manifests and documents have fewer than ten levels. */
const deepest = 64;

/**
 * Reads JSON that somebody else wrote.
 * @throws Error when it is no JSON, is nested more deeply than 64 levels, or has a name that JavaScript treats as its own
 */
export function readJson(text: string): unknown {
  let depth = 0;
  // Strings are taken whole, so that no bracket in one counts; with the colon after it, one is the name of a field.
  for (const [token, name, colon] of text.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?|[[\]{}]/g)) {
    if (colon !== undefined && isOwnName(name ?? '')) throw new Error('It has a field with the name "__proto__".');
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > deepest) throw new Error(`It is nested more deeply than ${deepest} levels.`);
  }
  return JSON.parse(text);
}

/** A name may be written with escapes. */
function isOwnName(name: string): boolean {
  return name === '"__proto__"' || (name.includes('\\') && JSON.parse(name) === '__proto__');
}
