import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Author } from '../store/history.ts';
import { findComposerId } from './bundle.js';

/** The root of the checkout. */
export const root = join(import.meta.dirname, '../..');

const execute = promisify(execFile);

/**
 * The author of a change, for the history: the identity that Git has here, or that the environment gives in its variables.
 * @param why the reason
 */
export async function currentAuthor(why: string): Promise<Omit<Author, 'when'>> {
  const { GIT_AUTHOR_NAME, GIT_AUTHOR_EMAIL } = process.env;
  const [name, email] = await Promise.all([
    GIT_AUTHOR_NAME ?? git('config', 'user.name'),
    GIT_AUTHOR_EMAIL ?? git('config', 'user.email'),
  ]);
  return { who: name ? (email ? `${name} <${email}>` : name) : account(), why };
}

async function git(...args: string[]): Promise<string> {
  return execute('git', args, { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
}

/** The account's name; in a container it may have none. */
function account(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** The id of the composer whose code a bundle has: `bundle.js` writes it into the bundle. */
declare const bundledComposerId: string | undefined;

/** Identifies the composer that is running: pages made by another one are composed again. */
export async function composerId(): Promise<string> {
  return typeof bundledComposerId === 'string' ? bundledComposerId : findComposerId(root);
}
