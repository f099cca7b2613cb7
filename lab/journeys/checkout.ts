import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../../tests/site/root.ts';

/** Files that git ignores, and git's own. */
const isNoSource = (file: string) => /(^|[\\/])(\.git|node_modules|dist|dist-[^\\/]*|\.store|\.output)$/.test(file);

/** Fills a folder like a clone of this checkout with its current files: nothing is installed or built. */
export function makeCheckout(folder: string): void {
  cpSync(root, folder, { recursive: true, filter: (file) => !isNoSource(relative(root, file)) });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=tests', '-c', 'user.email=', 'commit', '--quiet', '--message', 'A checkout');
}
