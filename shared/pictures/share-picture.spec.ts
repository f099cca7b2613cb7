import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { jpegOf, sharePicture } from './index.ts';

it('the same page makes the same bytes', async () => {
  const content = {
    site: 'Mint Row',
    accent: null,
    figure: null,
    name: 'Ampersand & <tag>',
    note: 'A note '.repeat(60),
    drawing: null,
  };
  const [one, other] = [await jpegOf(await sharePicture(content)), await jpegOf(await sharePicture(content))];
  expect(Buffer.compare(one, other)).toBe(0);
});

it('words that are too long end with an ellipsis', async () => {
  const drawn = await sharePicture({
    site: 'Mint Row',
    accent: 'red',
    figure: '$500,000+',
    name: 'Long '.repeat(60),
    note: 'Note '.repeat(60),
    drawing: null,
  });
  expect(drawn.match(/…<\/text>/g)).toHaveLength(2);
});

it.each(['red', 'yellow', 'blue', 'green', 'violet', 'teal', 'orange', 'grey'])(
  '%s is the colour that pages of that accent have',
  async (accent) => {
    const theme = readFileSync(new URL('../theme/base.css', import.meta.url), 'utf8');
    const rule = accent === 'grey' ? /\[data-accent\] \{[^}]*/ : new RegExp(`\\[data-accent="${accent}"\\] \\{[^}]*`);
    const colour = /--color-accent: (#\w+);/.exec(rule.exec(theme)?.[0] ?? '')?.[1];
    const drawn = await sharePicture({
      site: 'Mint Row',
      accent,
      name: 'Name',
      figure: null,
      note: 'Note',
      drawing: null,
    });
    expect(drawn).toContain(`<rect width="1200" height="630" fill="${colour}"/>`);
  },
);
