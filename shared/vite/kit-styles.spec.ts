import { expect, it } from 'vitest';
import { kit } from './kit.ts';
import { kitStyles } from './kit-styles.ts';

const { transform } = kitStyles('sports') as unknown as {
  transform: (code: string, id: string) => { code: string } | null;
};

it('puts the styles of the kit’s components into the layer and the scope of the remote', () => {
  const made = transform('.tool {\n  color: red;\n}\n', `${kit}/ui/guide/tool.css?direct`);
  expect(made?.code).toBe('@layer sports-page {\n[data-app="sports"] {\n.tool {\n  color: red;\n}\n}\n}\n');
});

it('leaves all other files as they are', () => {
  for (const file of [
    `${kit}/ui/guide/ToolSign.tsx`,
    `${kit}/theme/tokens.css`,
    '/site/remote-sports/src/styles.css',
  ]) {
    expect(transform('', file)).toBeNull();
  }
});
