import { type Rule, type Selector, type StyleSheet, transform } from 'lightningcss';
import { plainName, type RemoteName } from '../contract/index.ts';

/**
 * Finds rules of pages' own styles that would apply to other pages of the remote: once loaded, these styles stay.
 * @param sheets the stylesheets of single pages, with their names
 * @returns a reason for each rule that does not begin with a class of its stylesheet alone
 */
export function pageStyleFaults(app: RemoteName, sheets: readonly { file: string; css: Uint8Array }[]): string[] {
  const faults = new Set<string>();
  const owners = new Map<string, string>();
  for (const { file, css } of sheets) {
    const name = `${app}: ${plainName(file)}`;
    const starts = new Set<string>();
    transform({
      filename: name,
      code: css,
      visitor: { StyleSheet: ({ rules }: StyleSheet) => addStarts(rules, `${app}-page`, starts) },
    });
    for (const start of starts) {
      if (!start.startsWith('.')) {
        faults.add(
          `${name} has a rule for ${start}, which stays when a visitor goes on to another page. Begin it with a class of this page.`,
        );
        continue;
      }
      const other = owners.get(start);
      if (other)
        faults.add(
          `${name} has rules for ${start}, as ${other} has, so pages depend on the order of visits. Use another class in one of them.`,
        );
      else owners.set(start, plainName(file));
    }
  }
  return [...faults];
}

/** Adds what the rules in a layer begin with: a class, ".plot", or in words what else is there. */
function addStarts(
  rules: readonly Rule[],
  layer: string,
  starts: Set<string>,
  isInLayer = false,
  isNested = false,
): void {
  for (const rule of rules) {
    if (rule.type === 'layer-block') {
      addStarts(rule.value.rules, layer, starts, rule.value.name?.[0] === layer);
    } else if (rule.type === 'media' || rule.type === 'supports' || rule.type === 'container') {
      addStarts(rule.value.rules, layer, starts, isInLayer, isNested);
    } else if (rule.type === 'style' && isInLayer) {
      // The outermost rule is that of the wrapper.
      if (isNested) for (const start of rule.value.selectors.flatMap(startsOfSelector)) starts.add(start);
      else addStarts(rule.value.rules ?? [], layer, starts, true, true);
    }
  }
}

function startsOfSelector(selector: Selector): string[] {
  const [first] = selector.filter(({ type }) => type !== 'nesting' && type !== 'combinator');
  if (first?.type === 'class') return [`.${first.name}`];
  if (first?.type === 'pseudo-class' && (first.kind === 'is' || first.kind === 'where')) {
    return first.selectors.flatMap(startsOfSelector);
  }
  return [first?.type === 'type' ? `<${first.name}>` : 'something without a class'];
}
