import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { __unstable__loadDesignSystem as loadDesignSystem } from '@tailwindcss/node';
import leven from 'leven';
import { type ESTree, type Plugin, parseSync } from 'vite';
import { kit } from './kit.ts';
import { nameOf } from './repository.ts';

/**
 * Names, when a remote is built, each class in its sources that no stylesheet has: Tailwind leaves out what it does not
 * know, and what `@source not inline()` withholds, without a word.
 * @param root the remote's folder
 */
export function classNames(root: string): Plugin {
  const sources = `${root}/src/`.replaceAll('\\', '/');
  /** The files that use a class. */
  const used = new Map<string, string>();
  return {
    name: 'mint-row:class-names',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // After JSX has become calls.
    enforce: 'post',
    transform(code, id) {
      if (!id.startsWith(sources) || !/\.[jt]sx$/.test(id)) return null;
      for (const name of classesIn(this.parse(code))) used.set(name, nameOf(id));
      return null;
    },
    async writeBundle(_options, bundle) {
      const styled = new Set<string>();
      for (const output of Object.values(bundle)) {
        if (output.type !== 'asset' || !output.fileName.endsWith('.css')) continue;
        for (const name of selectedClasses(String(output.source))) styled.add(name);
      }
      // What only the shell has: the looks of the whole page.
      for (const name of selectedClasses(await readFile(join(kit, 'theme/base.css'), 'utf8'))) styled.add(name);
      const unstyled = [...used].filter(([name]) => !styled.has(name));
      if (unstyled.length === 0) return;
      const explain = await explainer(join(root, 'src/styles.css'));
      for (const [name, file] of unstyled) this.warn(`${file}: the class "${name}" has no styles. ${explain(name)}`);
    },
  };
}

/**
 * The classes that a module gives to elements, as far as they are written in it.
 * @param program the module, with JSX or the calls that it has become
 * @example classesIn(parse("jsx('p', { className: isOpen ? 'open p-2' : `size-${n} p-2` })")) // open, p-2
 */
export function classesIn(program: ESTree.Program): Set<string> {
  const classes = new Set<string>();
  const add = (text: string) => {
    for (const name of text.split(/\s+/)) if (name) classes.add(name);
  };
  const addValue = (node: unknown): void => {
    if (!isNode(node)) return;
    switch (node.type) {
      case 'Literal':
        if (typeof node.value === 'string') add(node.value);
        return;
      case 'TemplateLiteral':
        // What touches an expression is a part of a name.
        for (const [index, { value }] of node.quasis.entries()) {
          const start = index === 0 ? value.raw : value.raw.replace(/^\S+/, '');
          add(index === node.quasis.length - 1 ? start : start.replace(/\S+$/, ''));
        }
        for (const one of node.expressions) addValue(one);
        return;
      case 'ConditionalExpression':
        addValue(node.consequent);
        addValue(node.alternate);
        return;
      case 'LogicalExpression':
        addValue(node.right);
        if (node.operator !== '&&') addValue(node.left);
        return;
      case 'ArrayExpression':
        for (const one of node.elements) addValue(one);
        return;
      case 'CallExpression':
        for (const one of node.arguments) addValue(one);
        return;
      case 'ObjectExpression':
        // As clsx takes them: { 'p-2': isWide }.
        for (const one of node.properties) {
          if (one.type === 'Property' && !one.computed) add(keyOf(one.key));
        }
    }
  };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    if (!isNode(node)) return;
    if (node.type === 'Property' && !node.computed && keyOf(node.key) === 'className') addValue(node.value);
    if (node.type === 'JSXAttribute' && node.name.name === 'className') {
      addValue(node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value);
    }
    for (const value of Object.values(node)) if (typeof value === 'object') visit(value);
  };
  visit(program);
  return classes;
}

/** Which of some words the components in a folder give to elements as classes. */
export function classesAmong(words: readonly string[], folder: string): string[] {
  const given = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.tsx') || file.endsWith('.spec.tsx')) continue;
    const code = readFileSync(join(folder, file), 'utf8');
    if (!words.some((word) => code.includes(word))) continue;
    for (const name of classesIn(parseSync(file, code).program)) given.add(name);
  }
  return words.filter((word) => given.has(word));
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function keyOf(key: ESTree.PropertyKey): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}

/**
 * The classes that selectors of a stylesheet name.
 * @example selectedClasses('.md\\:p-2:hover { margin: .5rem }') // md:p-2
 */
export function selectedClasses(css: string): string[] {
  return [...css.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|\P{ASCII})+)/giu)].map(([, name = '']) =>
    name.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/giu, (_all, code: string | undefined, char: string) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : char,
    ),
  );
}

/** Says of a class without styles what Tailwind has instead, if it knows the stylesheet. */
async function explainer(stylesheet: string): Promise<(name: string) => string> {
  const css = await readFile(stylesheet, 'utf8').catch(() => null);
  if (css === null) return () => '';
  const tailwind = await loadDesignSystem(css, { base: dirname(stylesheet) });
  const known = tailwind.getClassList().map(([name]) => name);
  return (name) => {
    const plain = name.slice(name.lastIndexOf(':') + 1);
    if (tailwind.candidatesToCss([name])[0] || known.includes(plain)) {
      return `Tailwind has it, but ${nameOf(stylesheet)} leaves it out: see "@source not inline", and whether a @source has this file.`;
    }
    const variants = name.slice(0, name.lastIndexOf(':') + 1);
    const utility = plain;
    const nearest = known.reduce(
      (best, one) => (leven(utility, one) < leven(utility, best) ? one : best),
      known[0] ?? '',
    );
    return leven(utility, nearest) > Math.max(1, utility.length / 4) ? '' : `Did you mean "${variants}${nearest}"?`;
  };
}
