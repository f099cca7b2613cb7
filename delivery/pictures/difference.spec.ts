import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { differenceOf } from './difference.ts';

/** A white picture with black rows. */
function picture(height: number, ...rows: number[]): Buffer {
  const png = new PNG({ width: 10, height });
  png.data.fill(255);
  for (const row of rows)
    for (let at = 0; at < 10; at += 1) png.data.fill(0, (row * 10 + at) * 4, (row * 10 + at) * 4 + 3);
  return PNG.sync.write(png);
}

const heightOf = (png: Buffer | undefined) => PNG.sync.read(png ?? Buffer.of()).height;

it('finds the part that differs, with some rows around it', () => {
  const found = differenceOf(picture(1_000, 500, 501, 502), picture(1_000));
  expect(found).toMatchObject({ pixels: 30, top: 460 });
  expect([heightOf(found?.before), heightOf(found?.after)]).toEqual([83, 83]);
});

it('finds what only the longer one has', () => {
  const found = differenceOf(picture(100), picture(150));
  expect(found).toMatchObject({ pixels: 500, top: 60 });
  expect([heightOf(found?.before), heightOf(found?.after)]).toEqual([90, 90]);
});

it('shows so much of a long part that a page can have many', () => {
  const found = differenceOf(picture(5_000, 100, 4_000), picture(5_000));
  expect([found?.top, heightOf(found?.before)]).toEqual([60, 1_200]);
});

it('finds nothing where nothing differs', () => {
  expect(differenceOf(picture(50, 3), picture(50, 3))).toBeNull();
});
