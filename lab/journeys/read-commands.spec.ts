import { expect, it } from 'vitest';
import { commandsOf } from './read-commands.ts';

const document = `# Title

\`npm run before\`

## Set up

Run \`npm ci\`, then \`npm run
dev -w remote-marvel\`; the folder is \`dist\`.

\`\`\`
npm ci
# a whole line that explains
npm run freeze "Incident 7"    # freezes: # of releases
## no heading
\`\`\`

\`\`\`json
{ "a": 1 }
\`\`\`

1. \`npx --no-install mint-row-kit pack\`

## Next

\`\`\`
npm run after
\`\`\`
`;

it('reads the commands of a passage, each once, in order, without comments', () => {
  expect(commandsOf(document, 'Set up')).toEqual([
    'npm ci',
    'npm run dev -w remote-marvel',
    'npm run freeze "Incident 7"',
    'npx --no-install mint-row-kit pack',
  ]);
});

it('ends a passage at the next heading', () => {
  expect(commandsOf(document, 'Title')).toEqual(['npm run before']);
  expect(commandsOf(document, 'Next')).toEqual(['npm run after']);
});

it('throws an error for a missing passage, and for one without commands', () => {
  expect(() => commandsOf(document, 'Elsewhere')).toThrow('no passage “Elsewhere”');
  expect(() => commandsOf('## Words\n\nNone.\n', 'Words')).toThrow('has no commands');
});
