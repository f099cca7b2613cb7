import { describe, expect, it } from 'vitest';
import { currentSection } from './mark-sections.ts';

describe('the section that is being read', () => {
  it.each([
    ['is none above the first', [400, 900, 1500], -1, -1],
    ['is the last that begins above the line', [-800, 100, 900], -1, 1],
    ['is the last one at the end of the page', [-1800, -900, -100], -1, 2],
    ['is the one that a link led to, even if the next begins above the line too', [-300, 110, 220, 900], 1, 1],
    ['is no longer that one when its beginning is out of view', [-900, -10, 220, 900], 1, 2],
    ['is no longer that one when the visitor is above it', [-300, 90, 500], 2, 1],
    ['is the first of those beside each other', [120, 700, 120, 600], -1, 0],
    ['is the one beside it if a link led there', [120, 700, 120, 600], 2, 2],
    ['is none where a page has none', [], -1, -1],
  ])('%s', (_, tops, linked, expected) => {
    expect(currentSection(tops, 320, linked)).toBe(expected);
  });
});
