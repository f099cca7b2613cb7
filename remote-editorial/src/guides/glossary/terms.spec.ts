import { textParts } from '@mint-row/kit/contract';
import { describe, expect, it } from 'vitest';
import { art } from '../../art/index.ts';
import { glossary } from './content.ts';
import { terms } from './terms.ts';

const slugs = terms.map(({ slug }) => slug);

describe('the terms', () => {
  it('have a drawing each that the glossary promises', () => {
    expect(glossary.drawn.filter((slug) => !slugs.includes(slug) || !art[`term-${slug}`])).toEqual([]);
    expect(Object.keys(art).filter((name) => name.startsWith('term-'))).toHaveLength(glossary.drawn.length);
  });

  it('are at least forty, each once', () => {
    expect(slugs.length).toBeGreaterThanOrEqual(40);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(new Set(terms.map(({ name }) => name)).size).toBe(slugs.length);
  });

  it.each(terms)('$name has one sentence that fits a tooltip, without marks', ({ definition }) => {
    expect(definition.length).toBeLessThanOrEqual(160);
    expect(textParts(definition)).toHaveLength(1);
    expect(definition).toMatch(/^[A-Z][^!?]*\.$/);
    expect(definition).not.toMatch(/\. [A-Z]/);
  });

  it.each(terms)('$name links to other terms that there are, each once', ({ slug, entry }) => {
    const linked = textParts(entry).flatMap((part) => (part.kind === 'term' ? [part.term] : []));
    expect(linked.filter((term) => term === slug || !slugs.includes(term))).toEqual([]);
    expect(new Set(linked).size).toBe(linked.length);
  });
});
