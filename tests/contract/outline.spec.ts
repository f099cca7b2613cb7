import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { composedSite } from './site.ts';

const documents = (await composedSite()).filter(({ type }) => type === 'text/html');

it.each(documents.map(({ path, body }) => [path, String(body)]))(
  '%s: headings go down one step at a time; landmarks are one of each, by name',
  (_path, html) => {
    const page = parseDocument(html);
    const named = (...names: string[]) => DomUtils.getElementsByTagName((name) => names.includes(name), page);

    const headings = named('h1', 'h2', 'h3', 'h4', 'h5', 'h6');
    const levels = headings.map(({ name }) => Number(name.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const skipping = headings.filter((_, index) => Number(levels[index]) > Number(levels[index - 1] ?? 0) + 1);
    expect(skipping.map(DomUtils.textContent), 'headings that skip a level').toEqual([]);

    const parts = named('article', 'aside', 'main', 'nav', 'section');
    const inside = new Set(parts.flatMap((part) => DomUtils.getElementsByTagName(() => true, part.children)));
    for (const name of ['header', 'main', 'footer']) {
      expect(
        named(name).filter((element) => !inside.has(element)),
        name,
      ).toHaveLength(1);
    }
    const navigations = named('nav').map(({ attribs }) => {
      const label = DomUtils.getElementById(attribs['aria-labelledby'] ?? '', page.children);
      return attribs['aria-label'] ?? (label ? DomUtils.textContent(label).trim() : '');
    });
    expect(navigations).not.toContain('');
    expect(new Set(navigations).size, navigations.join(', ')).toBe(navigations.length);
  },
);
