import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type StyleSheet, transform } from 'lightningcss';
import type { RemoteName } from '../../contract/index.ts';
import type { RemoteManifest } from '../../contract/manifest.ts';
import type { Built } from '../built.ts';
import { ruleFaults, type StyleFault } from './rule-faults.ts';
import { valueVisitor } from './value-faults.ts';

/**
 * Finds what a remote's stylesheets would do outside the wrapper that the shell puts around its page.
 * @returns a reason for each rule that a remote may not publish
 */
export async function styleFaults({ folder, manifest }: Built<RemoteManifest>): Promise<string[]> {
  const { app } = manifest;
  const files = Object.keys(manifest.files).filter((file) => /\.css$/i.test(file));
  const found = await Promise.all(
    files.map(async (file) => faultsOfStylesheet(await readFile(join(folder, file)), app, `${app}: ${file}`)),
  );
  return found.flat();
}

/**
 * Finds what a remote's stylesheet would do outside its page.
 * @param css the stylesheet's bytes
 * @param name its name for messages
 * @returns a reason for each rule that a remote may not publish
 */
export function faultsOfStylesheet(css: Uint8Array, app: RemoteName, name: string): string[] {
  const faults: StyleFault[] = [];
  try {
    const lines = new TextDecoder('utf-8', { fatal: true }).decode(css).split('\n');
    transform({
      filename: name,
      code: css,
      visitor: {
        StyleSheet({ rules }: StyleSheet) {
          faults.push(...ruleFaults(rules, app, ({ loc }) => quote(lines, loc)));
        },
        ...valueVisitor(app, (fault) => faults.push(fault)),
      },
    });
  } catch (error) {
    const { message } = error as Error;
    return [`${name} cannot be read as a stylesheet: ${message}. Correct it and build it again.`];
  }
  return [...new Set(faults.map(({ what, why, remedy }) => `${name} has ${what}, ${why}. ${remedy}`))];
}

/** The beginning of a rule: what is before its braces. */
function quote(lines: readonly string[], { line, column }: { line: number; column: number }): string {
  const text = lines
    .slice(line, line + 5)
    .join(' ')
    .slice(column - 1);
  return text.split(/[{}]/, 1)[0]?.trim().slice(0, 120) ?? '';
}
