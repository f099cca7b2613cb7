import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { kit } from '../../kit.ts';
import { type SharedImport, sharedImports } from '../../shared-imports.ts';

/** What a remote bundles of the kit. */
const bundled = `${kit}/ui`;

/**
 * The names that a remote's sources, and the design system that it bundles, import from the share scope.
 * @param root the remote's folder
 * @returns the names by library
 */
export function usedNames(root: string): Record<string, string[]> {
  const uses: Record<string, string[]> = {};
  for (const { library, name } of [join(root, 'src'), bundled].flatMap(importsIn)) {
    uses[library] = [...new Set([...(uses[library] ?? []), name])];
  }
  return uses;
}

function importsIn(folder: string): SharedImport[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[jt]sx?$/.test(file) && !/\.(spec|d)\.tsx?$/.test(file))
    .flatMap((file) => {
      const path = join(folder, file);
      return sharedImports(parseSync(path, readFileSync(path, 'utf8')).program);
    });
}
