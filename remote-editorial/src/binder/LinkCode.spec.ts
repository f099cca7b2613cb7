import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { modulesOf } from './LinkCode.tsx';

/** Reads a code as a camera sees it: each module is four pixels wide. */
function read(modules: boolean[][]): string {
  const width = modules.length * 4;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (modules[y >> 2]?.[x >> 2]) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return decodeQR({ width, height: width, data });
}

const linkOf = (length: number) => 'https://mintrow.example/binder#binder='.padEnd(length, 'aZ-_09');

describe('the QR code of a link', () => {
  it.each([60, 400, 1_500, 2_953])('of %i characters says the link', (length) => {
    const modules = modulesOf(linkOf(length));
    expect(modules && read(modules)).toBe(linkOf(length));
  });

  it('has four light modules on each side', () => {
    const modules = modulesOf(linkOf(60)) ?? [];
    const edges = [...modules.slice(0, 4), ...modules.slice(-4)].flat();
    const sides = modules.flatMap((row) => [...row.slice(0, 4), ...row.slice(-4)]);
    expect([...edges, ...sides].some(Boolean)).toBe(false);
    expect(modules[4]?.[4]).toBe(true);
  });

  it('does not exist where the link is longer than a code holds', () => {
    expect(modulesOf(linkOf(2_954))).toBeNull();
  });
});
