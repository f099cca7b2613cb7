import { type IconShape, iconShapes, iconSide } from '../theme/icon.ts';

/** The sides of the images in the file, in pixels. */
const sizes = [16, 32] as const;

/** The samples per pixel in each direction: their mean makes edges smooth. */
const samples = 4;

/**
 * The site's icon as an ICO file, the same bytes on every machine: uncompressed bitmaps with an alpha channel. Format:
 * https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
export function iconFile(): Buffer {
  const images = sizes.map(bitmap);
  let offset = 6 + 16 * sizes.length;
  const entries = images.map(({ size, bytes }) => {
    const entry = Buffer.alloc(16);
    entry.set([size, size, 0, 0, 1, 0, 32, 0]);
    entry.writeUInt32LE(bytes.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += bytes.length;
    return entry;
  });
  return Buffer.concat([Buffer.from([0, 0, 1, 0, sizes.length, 0]), ...entries, ...images.map(({ bytes }) => bytes)]);
}

/** An image of the file: header, pixels from the bottom row up, and a mask that the alpha channel makes redundant. */
function bitmap(size: number): { size: number; bytes: Buffer } {
  const header = Buffer.alloc(40);
  header.writeUInt32LE(header.length, 0);
  header.writeInt32LE(size, 4);
  // The header counts pixels and mask as one image of twice the height.
  header.writeInt32LE(2 * size, 8);
  header.writeUInt16LE(1, 12);
  header.writeUInt16LE(32, 14);
  const rows = Array.from({ length: size }, (_, row) => size - 1 - row);
  const pixels = rows.flatMap((y) => Array.from({ length: size }, (_, x) => pixel(x, y, size)).flat());
  const mask = Buffer.alloc(size * Math.ceil(size / 32) * 4);
  return { size, bytes: Buffer.concat([header, Buffer.from(pixels), mask]) };
}

/** A pixel as blue, green, red and alpha. */
function pixel(x: number, y: number, size: number): readonly number[] {
  const scale = iconSide / size;
  const at = (pixelIndex: number, sample: number) => (pixelIndex + (sample + 0.5) / samples) * scale;
  const sum = [0, 0, 0];
  let covered = 0;
  for (let point = 0; point < samples ** 2; point += 1) {
    const [left, top] = [at(x, point % samples), at(y, Math.floor(point / samples))];
    const shape = iconShapes.findLast((candidate) => holds(candidate, left, top));
    if (!shape) continue;
    covered += 1;
    const colour = Number.parseInt(shape.colour.slice(1), 16);
    for (const channel of sum.keys()) sum[channel] = (sum[channel] ?? 0) + ((colour >> (8 * channel)) & 255);
  }
  if (covered === 0) return [0, 0, 0, 0];
  return [...sum.map((value) => Math.round(value / covered)), Math.round((255 * covered) / samples ** 2)];
}

/** Whether a point is inside a shape. */
function holds({ x, y, width, height, radius }: IconShape, left: number, top: number): boolean {
  // How far the point is beyond the centres of the corner circles, if it is.
  const across = Math.max(x + radius - left, left - (x + width - radius), 0);
  const down = Math.max(y + radius - top, top - (y + height - radius), 0);
  return across === 0 || down === 0 ? across <= radius && down <= radius : Math.hypot(across, down) <= radius;
}
