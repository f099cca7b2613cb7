/** How deep what we read may be nested; manifests and documents have fewer than ten levels. */
const deepest = 64;

/**
 * Reads JSON that somebody else wrote.
 * @throws Error when it is no JSON, is nested more deeply than 64 levels, or has a name that JavaScript treats as its own
 */
export function readJson(text: string): unknown {
  let depth = 0;
  // Strings are taken whole, so that no bracket in one counts.
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > deepest) throw new Error(`It is nested more deeply than ${deepest} levels.`);
  }
  return JSON.parse(text, (key, value: unknown) => {
    if (key === '__proto__') throw new Error('It has a field with the name "__proto__".');
    return value;
  });
}
