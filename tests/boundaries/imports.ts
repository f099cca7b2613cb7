import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseSync } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';

/** One import, export-from or dynamic import of a source file. */
export interface Import {
  /** The importing file, from the repository's root. */
  from: string;
  specifier: string;
  dynamic: boolean;
  /** The imported file, from the repository's root; null for a package. */
  to: string | null;
}

const root = resolve(import.meta.dirname, '../..');
const resolver = new ResolverFactory({
  extensions: ['.ts', '.tsx', '.css', '.js'],
  conditionNames: ['import', 'default'],
});

/** Every import in the source files of a room. */
export function importsOf(room: string): Import[] {
  return sourceFiles(join(root, room)).flatMap((file) => {
    const { module } = parseSync(file, readFileSync(file, 'utf8'));
    const fixed = [...module.staticImports.map((found) => found.moduleRequest.value)];
    for (const { entries } of module.staticExports) {
      for (const entry of entries) if (entry.moduleRequest) fixed.push(entry.moduleRequest.value);
    }
    const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
      const literal = /^['"](.+)['"]$/.exec(readFileSync(file, 'utf8').slice(moduleRequest.start, moduleRequest.end));
      return literal?.[1] ? [literal[1]] : [];
    });
    return [
      ...fixed.map((specifier) => toImport(file, specifier, false)),
      ...dynamic.map((specifier) => toImport(file, specifier, true)),
    ];
  });
}

function toImport(file: string, specifier: string, dynamic: boolean): Import {
  return { from: fromRoot(file), specifier, dynamic, to: resolveOurs(file, specifier) };
}

function resolveOurs(file: string, specifier: string): string | null {
  if (!specifier.startsWith('.') && !specifier.startsWith('@mint-row/')) return null;
  const { path, error } = resolver.sync(dirname(file), specifier);
  if (!path) throw new Error(`${fromRoot(file)}: "${specifier}" leads nowhere: ${error}`);
  return fromRoot(path);
}

/**
 * The source files of a room or another folder, from the repository's root.
 * @param kind a pattern for their names
 */
export function filesOf(folder: string, kind = /\.tsx?$/): string[] {
  return sourceFiles(join(root, folder), kind).map(fromRoot);
}

function sourceFiles(folder: string, kind = /\.tsx?$/): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](node_modules|dist(-[\w-]+)?|\.output)[\\/]/.test(file));
}

function fromRoot(file: string): string {
  return relative(root, file).replaceAll(sep, '/');
}
