import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { WrongRequest } from './wrong-request.ts';

/** The changes to a checkout that a request needs. Paths are relative to its root. */
export interface Plan {
  /** New files and their content. */
  creates: ReadonlyMap<string, string>;
  /** Existing files with the changes of their content. */
  changes: ReadonlyMap<string, (before: string) => string>;
  /** A last step, after everything is written. */
  finish?: (root: string) => Promise<void>;
  /** The next steps, as lines for the terminal. */
  next: readonly string[];
}

/**
 * Carries out a plan, all of it or nothing.
 * @param root of the checkout
 * @returns the files that were written
 * @throws WrongRequest when a new file exists already, or a file lacks the lines at which it is changed
 */
export async function carryOut(root: string, { creates, changes, finish }: Plan): Promise<string[]> {
  const taken = [...creates.keys()].filter((file) => existsSync(join(root, file)));
  if (taken.length > 0) throw new WrongRequest(`${taken.join(', ')}: already there. Choose another name.`);
  const changed = new Map<string, { before: string; after: string }>();
  for (const [file, change] of changes) {
    const before = await readFile(join(root, file), 'utf8');
    changed.set(file, { before, after: change(before) });
  }
  const done: (() => Promise<void>)[] = [];
  try {
    for (const [file, content] of creates) {
      const first = await mkdir(dirname(join(root, file)), { recursive: true });
      done.push(() => rm(first ?? join(root, file), { recursive: true, force: true }));
      await writeFile(join(root, file), content, { flag: 'wx' });
    }
    for (const [file, { before, after }] of changed) {
      done.push(() => writeFile(join(root, file), before));
      await writeFile(join(root, file), after);
    }
    await finish?.(root);
  } catch (error) {
    for (const undo of done.reverse()) await undo();
    throw error;
  }
  return [...creates.keys(), ...changed.keys()];
}

/** Several changes of one file, one after the other. */
export function chained(...changes: readonly ((before: string) => string)[]): (before: string) => string {
  return (before) => changes.reduce((text, change) => change(text), before);
}
