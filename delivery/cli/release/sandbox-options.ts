import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appsOf, releaseOf, workspaceOf } from '@mint-row/kit/build';
import { type Command, Option } from 'commander';
import { manifestFile } from '../../artifact/manifest-file.ts';
import { detectSandbox } from '../../compose/sandbox.ts';
import type { SandboxUse } from '../../compose/sandbox-use.ts';
import { root } from '../root.ts';
import { wrapped } from '../table.ts';

/** The options of verbs that run the code of artifacts. */
export interface SandboxOptions {
  requireSandbox?: boolean | undefined;
  /** False after --no-sandbox. */
  sandbox?: boolean | undefined;
}

/** Adds these options to a verb. */
export function withSandbox(command: Command): Command {
  return command
    .addOption(
      new Option('--require-sandbox', 'refuses to run any code without a sandbox of the system').conflicts('sandbox'),
    )
    .option('--no-sandbox', 'runs code without one; only for code that you trust as your own');
}

/** What these options mean for the code of this checkout's own builds, and for all other code. */
export async function sandboxUse({ requireSandbox, sandbox = true }: SandboxOptions): Promise<SandboxUse> {
  if (!sandbox) return { need: 'never', own: new Set() };
  if (requireSandbox) return { need: 'always', own: new Set() };
  // Tried meanwhile.
  void detectSandbox();
  const manifests = appsOf(root).map((app) =>
    readFile(join(root, workspaceOf(app), 'dist', manifestFile)).catch(() => null),
  );
  const own = (await Promise.all(manifests)).flatMap((manifest) => (manifest ? releaseOf(manifest) : []));
  return { need: 'for others', own: new Set(own) };
}

/** Which sandbox confines the code that a verb runs: for scripts, and as a line for people. */
export async function tellSandbox({ sandbox = true }: SandboxOptions): Promise<{ name: string | null; line: string }> {
  if (!sandbox) return { name: null, line: wrapped('Sandbox: none, because of --no-sandbox.') };
  const found = await detectSandbox();
  if (found.walls) return { name: found.walls.name, line: `Sandbox: ${found.walls.name}.` };
  return { name: null, line: wrapped(`Sandbox: none; only Node’s permission model confines code. ${found.why}`) };
}
