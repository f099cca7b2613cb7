import { expect, it } from 'vitest';
import { iconFile } from './icons.ts';

it('the icon for tabs is an ICO file whose directory leads to whole PNG images with transparency', async () => {
  const file = await iconFile();
  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  const images = [0, 1, 2].map((index) => {
    const entry = file.subarray(6 + 16 * index, 22 + 16 * index);
    const at = entry.readUInt32LE(12);
    return { size: entry[0], png: file.subarray(at, at + entry.readUInt32LE(8)) };
  });
  expect(images.map(({ size }) => size)).toEqual([16, 32, 64]);
  for (const { size, png } of images) {
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    // Width, height, bits of a channel, and the kind of colour: red, green, blue and alpha.
    expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([size, size, 8, 6]);
    expect(png.subarray(-8, -4).toString('latin1')).toBe('IEND');
  }
  expect(images.reduce((sum, { png }) => sum + png.length, 6 + 16 * 3)).toBe(file.length);
});
