import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { expect, it } from 'vitest';
import { composedSite } from '../contract/site.ts';
import { expectNone } from './expect-none.ts';

const documents = (await composedSite()).filter(({ type }) => type === 'text/html');

it.each(documents.map(({ path, body }) => [path, String(body)]))(
  '%s: headings go down one level at a time; each landmark occurs once by name',
  (_path, html) => {
    const all = elementsOf(parse(html));
    const named = (...names: string[]) => all.filter(({ tagName }) => names.includes(tagName));

    const headings = named('h1', 'h2', 'h3', 'h4', 'h5', 'h6');
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const skipping = headings.filter((_, index) => Number(levels[index]) > Number(levels[index - 1] ?? 0) + 1);
    expectNone(skipping.map(textOf), 'These headings are more than one level below the one before:');

    const parts = named('article', 'aside', 'main', 'nav', 'section');
    const inside = new Set(parts.flatMap(elementsOf));
    for (const name of ['header', 'main', 'footer']) {
      expect(
        named(name).filter((element) => !inside.has(element)),
        name,
      ).toHaveLength(1);
    }
    const navigations = named('nav').map((navigation) => {
      const id = attribute(navigation, 'aria-labelledby');
      const label = all.find((element) => id !== undefined && attribute(element, 'id') === id);
      return attribute(navigation, 'aria-label') ?? (label ? textOf(label).trim() : '');
    });
    expect(navigations).not.toContain('');
    expect(new Set(navigations).size, navigations.join(', ')).toBe(navigations.length);
  },
);

/** The elements within a part of a document, in order. */
function elementsOf(parent: Tree.ParentNode): Tree.Element[] {
  return parent.childNodes.flatMap((node) => ('tagName' in node ? [node, ...elementsOf(node)] : []));
}

function textOf(parent: Tree.ParentNode): string {
  return parent.childNodes
    .map((node) => ('value' in node ? node.value : 'childNodes' in node ? textOf(node) : ''))
    .join('');
}

function attribute({ attrs }: Tree.Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}
