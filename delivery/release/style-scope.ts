import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss, { type AtRule, type Rule } from 'postcss';
import parser, { type Selector } from 'postcss-selector-parser';
import type { RemoteArtifact } from '../artifact/artifact.ts';

/**
 * Finds what a remote's stylesheets say about anything outside the wrapper that the shell puts around its page.
 * @returns a reason for each rule that reaches out
 */
export async function stylesOutsideScope({ app, folder, manifest }: RemoteArtifact): Promise<string[]> {
  const reasons: string[] = [];
  for (const file of Object.keys(manifest.files).filter((name) => name.endsWith('.css'))) {
    const outside = (what: string) =>
      reasons.push(`${app}: ${file} has ${what}, outside its own scope. Put it under [data-app="${app}"].`);
    let root: postcss.Root;
    try {
      root = postcss.parse(await readFile(join(folder, file), 'utf8'));
    } catch (error) {
      reasons.push(`${app}: ${file} is not a stylesheet: ${String(error)}`);
      continue;
    }
    root.walkAtRules((rule) => {
      if (reachesOut(rule, app)) outside(`@${rule.name} ${rule.params}`.slice(0, 120));
    });
    root.walkRules((rule) => {
      if (!isNested(rule) && !isTailwindDefault(rule)) {
        for (const selector of rule.selectors) if (!isScoped(selector, app)) outside(`the selector ${selector}`);
      }
    });
  }
  return reasons;
}

/** Names in a stylesheet that hold for the whole document. */
function reachesOut({ name, params }: AtRule, app: string): boolean {
  if (['import', 'font-face', 'namespace', 'page', 'view-transition', 'counter-style'].includes(name)) return true;
  if (name === 'keyframes') return !params.startsWith(`${app}-`);
  return name === 'property' && !params.startsWith('--tw-');
}

/** Within another rule, which is checked itself, or a step of keyframes. */
function isNested(rule: Rule): boolean {
  const parent = rule.parent;
  return parent?.type === 'rule' || (parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes');
}

/** Tailwind's initial values for browsers without @property: its own variables and nothing that shows. */
function isTailwindDefault(rule: Rule): boolean {
  return rule.nodes.every((node) => node.type === 'decl' && node.prop.startsWith('--tw-'));
}

/** Whether what a selector matches is the wrapper or lies within it. */
function isScoped(selector: string, app: string): boolean {
  return parser()
    .astSync(selector)
    .nodes.every((each) => liesWithin(each, app));
}

function liesWithin(selector: Selector, app: string): boolean {
  let within = false;
  let atWrapper = false;
  for (const node of selector.nodes) {
    if (node.type === 'combinator') {
      // A sibling of the wrapper is outside of it again.
      if (atWrapper && /[+~]/.test(node.value)) within = false;
      atWrapper = false;
    } else if (node.type === 'attribute' && node.attribute === 'data-app' && node.value === app) {
      within = true;
      atWrapper = true;
    } else if (node.type === 'pseudo' && [':is', ':where'].includes(node.value)) {
      within ||= node.nodes.length > 0 && node.nodes.every((each) => liesWithin(each, app));
    }
  }
  return within;
}
