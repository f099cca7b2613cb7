import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import type { Author } from '../store/history.ts';
import { root } from './root.ts';

const run = promisify(execFile);

/** Who makes a change and why, for the history: git's identity, and the message or else the last commit's subject. */
export async function currentAuthor(message?: string): Promise<Omit<Author, 'when'>> {
  const [name, email, why] = await Promise.all([
    git('config', 'user.name'),
    git('config', 'user.email'),
    message ?? git('log', '-1', '--format=%s'),
  ]);
  return { who: name ? (email ? `${name} <${email}>` : name) : account(), why };
}

async function git(...args: string[]): Promise<string> {
  return run('git', args, { cwd: root }).then(
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
