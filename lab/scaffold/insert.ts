import { WrongRequest } from './wrong-request.ts';

/**
 * Inserts text into a file after some of its lines.
 * @param file its name, for the error
 * @param after the end of the text that it follows; the first time that this occurs counts
 * @param text with a line break at its end
 * @throws WrongRequest when the file does not have these lines: its message has the text to add
 */
export function insertAfter(file: string, after: string | RegExp, text: string): (before: string) => string {
  return (before) => {
    const found = typeof after === 'string' ? { 0: after, index: before.indexOf(after) } : after.exec(before);
    if (!found || found.index < 0) {
      throw new WrongRequest(
        `${file} has no line ${after}. Add this where it belongs, then ask again without it:\n${text}`,
      );
    }
    const end = found.index + found[0].length;
    return before.slice(0, end) + text + before.slice(end);
  };
}

/**
 * Adds an exposed module to the list by which the data of a remote's pages is checked.
 * @param file the remote's list of pages, for the error
 * @param expose the name of the module
 */
export function insertModule(file: string, expose: string): (before: string) => string {
  return insertAfter(file, /^interface Modules \{\n/m, `  ${expose}: typeof import('./${expose}.tsx');\n`);
}

/** Adds an import to a module. */
export function insertImport(names: string, from: string): (before: string) => string {
  return (before) => `import { ${names} } from '${from}';\n${before}`;
}
