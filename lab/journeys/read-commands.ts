/**
 * The commands of a passage, each once, in the order of the text: the lines of its blocks of code without a language,
 * without their comments, and inline code that begins with npm or npx.
 * @param markdown the document
 * @param heading the passage's heading, without the marks of its level; it ends at the next heading
 * @throws Error when there is no such passage, or no command in it
 */
export function commandsOf(markdown: string, heading: string): string[] {
  // Every second part is a block of code.
  const parts = markdown.split(/^(```.*?^```)$/ms);
  const commands: string[] = [];
  let isInside = false;
  let isFound = false;
  for (const part of parts) {
    if (part.startsWith('```')) {
      if (isInside) commands.push(...linesOf(part));
      continue;
    }
    for (const text of part.split(/^(?=#+ )/m)) {
      const title = /^#+ (.+)$/m.exec(text.startsWith('#') ? text : '')?.[1];
      if (title !== undefined) isInside = title === heading;
      isFound ||= isInside;
      if (isInside) commands.push(...namedIn(text));
    }
  }
  if (!isFound) throw new Error(`There is no passage “${heading}”.`);
  if (commands.length === 0) throw new Error(`The passage “${heading}” has no commands.`);
  return [...new Set(commands)];
}

/** The commands of a block; one with a language, such as JSON, has none. */
function linesOf(block: string): string[] {
  const [opening, ...lines] = block.split('\n').slice(0, -1);
  if (opening !== '```') return [];
  return lines
    .map((line) => line.replace(/\s+#\s.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

function namedIn(text: string): string[] {
  return [...text.matchAll(/`((?:npm|npx)\s[^`]+)`/g)].map(([, command = '']) => command.replaceAll(/\s+/g, ' '));
}
