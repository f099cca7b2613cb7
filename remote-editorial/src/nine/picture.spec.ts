import { describe, expect, it } from 'vitest';
import { composePicture, fitTitle, pictureSize } from './picture.ts';

const colours = { ground: '#8fe0c0', shade: '#5fb795' };
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 420"><linearGradient id="g"/><path id="b" fill="url(#g)"/><use href="#b"/></svg>';
const full = Array.from({ length: 9 }, () => drawing);

describe('the picture', () => {
  it('has its size, and nine pockets that lie in the sheet and do not overlap', () => {
    const svg = composePicture(full, colours);
    const { width, height } = pictureSize;
    expect(svg).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`);
    const places = [...svg.matchAll(/translate\((\d+) (\d+)\)"><rect width="252" height="346"/g)];
    const columns = new Set(places.map(([, x]) => Number(x)));
    const rows = new Set(places.map(([, , y]) => Number(y)));
    expect(places).toHaveLength(9);
    expect([...columns]).toEqual([176, 443, 710]);
    expect([...rows]).toEqual([222, 582, 942]);
    // The sheet ends at 980 and 1306.
    expect(Math.max(...columns) + 252).toBeLessThan(980);
    expect(Math.max(...rows) + 346).toBeLessThan(1306);
    expect([...svg.matchAll(/<svg width="234" height="328" /g)]).toHaveLength(9);
  });

  it('gives each drawing ids of its own, and asks for no file', () => {
    const svg = composePicture(full, colours);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(svg).toContain('fill="url(#p8-g)"/><use href="#p8-b"/>');
    expect(svg.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|url\([^#]|href="[^#]/);
  });

  it('leaves a pocket empty, also for what is no drawing', () => {
    const svg = composePicture([null, '<html>', '', ...full.slice(3)], colours);
    expect(svg).not.toContain('<html>');
    expect([...svg.matchAll(/<g transform/g)]).toHaveLength(9 + 6);
  });
});

describe('a title', () => {
  const widthOf = (text: string, size: number) => text.length * size * 0.4;

  it('is one large line where it fits', () => {
    expect(fitTitle('My nine', widthOf, 700)).toEqual({ lines: ['My nine'], size: 68 });
  });

  it('is two lines of about the same length where it does not', () => {
    const { lines, size } = fitTitle('The nine cards that I would save first from a fire', widthOf, 500);
    expect(lines).toEqual(['The nine cards that I would', 'save first from a fire']);
    expect(size).toBe(40);
  });

  it('becomes smaller until its longest word fits', () => {
    const { lines, size } = fitTitle('Mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm', widthOf, 500);
    expect(lines).toHaveLength(1);
    expect(widthOf(lines[0] ?? '', size)).toBeLessThanOrEqual(500);
  });
});
