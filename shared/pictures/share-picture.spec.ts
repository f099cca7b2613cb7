import { expect, it } from 'vitest';
import { jpegOf, sharePicture } from './index.ts';

it('the same page makes the same bytes', async () => {
  const content = { site: 'Mint Row', name: 'Ampersand & <tag>', note: 'A note '.repeat(60), drawing: null };
  const [one, other] = [await jpegOf(await sharePicture(content)), await jpegOf(await sharePicture(content))];
  expect(Buffer.compare(one, other)).toBe(0);
});

it('words that are too long end with an ellipsis', async () => {
  const drawn = await sharePicture({
    site: 'Mint Row',
    name: 'Long '.repeat(60),
    note: 'Note '.repeat(60),
    drawing: null,
  });
  expect(drawn.match(/…<\/text>/g)).toHaveLength(2);
});
