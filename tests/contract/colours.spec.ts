import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accents } from '@mint-row/kit/contract';
import { describe, expect, it } from 'vitest';
import { root } from '../site/root.ts';

type Theme = 'light' | 'dark';
type Colours = Record<string, Record<Theme, string>>;

const tokens = readFileSync(join(root, 'shared/theme/tokens.css'), 'utf8');
const accentRules = readFileSync(join(root, 'shared/theme/base.css'), 'utf8');
const brand = readColours(tokens);
const grey = { ...brand, ...readColours(block('[data-accent]')) };

/** The colours of an element without an accent, with an unknown one, and with each existing one. */
const palettes: Record<string, Colours> = {
  brand,
  grey,
  ...Object.fromEntries(
    accents
      .filter((accent) => accent !== 'grey')
      .map((accent) => [accent, { ...grey, ...readColours(block(`[data-accent="${accent}"]`)) }]),
  ),
};

const grounds = ['paper', 'card', 'sunken'];

describe.each(Object.entries(palettes))('the colours of %s', (_name, colours) => {
  it.each(['light', 'dark'] as const)('make text readable in the %s theme: 7 to 1', (theme) => {
    for (const text of ['ink', 'muted', 'accent-ink']) {
      for (const ground of grounds)
        expect(contrast(colours, theme, text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(7);
    }
    expect(contrast(colours, theme, 'ink', 'accent-wash')).toBeGreaterThanOrEqual(7);
    expect(contrast(colours, theme, 'on-accent', 'accent')).toBeGreaterThanOrEqual(7);
  });

  it.each(['light', 'dark'] as const)('make the focus ring and edges visible in the %s theme: 3 to 1', (theme) => {
    for (const line of ['focus', 'edge']) {
      for (const ground of grounds)
        expect(contrast(colours, theme, line, ground), `${line} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });
});

function block(selector: string): string {
  const start = accentRules.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`base.css has no ${selector}.`);
  return accentRules.slice(start, accentRules.indexOf('}', start));
}

function readColours(css: string): Colours {
  const found: Colours = {};
  for (const [, name = '', value = ''] of css.matchAll(/--color-([a-z-]+): ([^;]+);/g)) {
    const pair = /light-dark\((#\w+), (#\w+)\)/.exec(value);
    const same = /var\(--color-([a-z-]+)\)/.exec(value)?.[1];
    const colour = same ? found[same] : { light: pair?.[1] ?? value, dark: pair?.[2] ?? value };
    if (colour) found[name] = colour;
  }
  return found;
}

/** The contrast ratio of WCAG 2.2 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
function contrast(colours: Colours, theme: Theme, one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((name) => luminance(colours[name]?.[theme] ?? ''))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex)?.[1];
  if (!digits) throw new Error(`"${hex}" is not a colour like "#1b1916".`);
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const channel = Number.parseInt(full.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
