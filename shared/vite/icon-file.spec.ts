import { expect, it } from 'vitest';
import { iconFile } from './icon-file.ts';

const file = iconFile();

/** The images that the file's directory lists. */
const images = [0, 1].map((index) => {
  const entry = file.subarray(6 + 16 * index, 22 + 16 * index);
  const at = entry.readUInt32LE(12);
  return { size: entry[0] ?? 0, bytes: file.subarray(at, at + entry.readUInt32LE(8)) };
});

it('is an ICO file whose directory leads to whole bitmaps', () => {
  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
  expect(images.map(({ size }) => size)).toEqual([16, 32]);
  for (const { size, bytes } of images) {
    expect([bytes.readUInt32LE(0), bytes.readInt32LE(4), bytes.readInt32LE(8)]).toEqual([40, size, 2 * size]);
    expect(bytes).toHaveLength(40 + 4 * size ** 2 + 4 * size);
  }
  expect(images.reduce((sum, { bytes }) => sum + bytes.length, 6 + 16 * 2)).toBe(file.length);
});

/** A pixel of the larger image as blue, green, red and alpha; images are stored from the bottom row up. */
function pixel(x: number, y: number): number[] {
  const { size, bytes } = images[1] ?? { size: 0, bytes: Buffer.alloc(0) };
  const at = 40 + 4 * ((size - 1 - y) * size + x);
  return [...bytes.subarray(at, at + 4)];
}

it.each([
  ['nothing', 0, 0, [0, 0, 0, 0]],
  ['the edge', 5, 16, [0x16, 0x19, 0x1b, 255]],
  ['mint', 16, 6, [0xc0, 0xe0, 0x8f, 255]],
  ['paper', 16, 24, [0xe2, 0xee, 0xf3, 255]],
  ['half of a rounded corner', 5, 1, [0x16, 0x19, 0x1b, expect.closeTo(128, -2)]],
])('shows %s at %i, %i', (_, x, y, colour) => {
  expect(pixel(x, y)).toEqual(colour);
});
