import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Author } from '../store/history.ts';
import { findComposerId } from './bundle.js';

/** The root of the checkout. */
export const root = join(import.meta.dirname, '../..');

const execute = promisify(execFile);

/** The author of a change and the reason, for the history: git's identity, and the message or else the last commit's subject. */
export async function currentAuthor(message?: string): Promise<Omit<Author, 'when'>> {
  const [name, email, why] = await Promise.all([
    git('config', 'user.name'),
    git('config', 'user.email'),
    message ?? git('log', '-1', '--format=%s'),
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
