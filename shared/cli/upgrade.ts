import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { list } from 'tar';
import { z } from 'zod';
import { packageManager } from '../build/index.ts';

const kitName = '@mint-row/kit';

const kitManifest = z.object({ name: z.literal(kitName), version: z.string().regex(/^\d+\.\d+\.\d+$/) });

/**
 * Takes another kit: the package manager that runs this installs it and writes package.json and the lockfile; its tarball
 * takes the place of the one before. Prints what is new in it. If the installation fails, everything stays as it was.
 * @param remote the remote's folder
 * @param kit a tarball that somebody has packed, or a version of the team's registry
 * @throws Error when it is neither, or it cannot be installed
 */
export async function upgradeKit(remote: string, kit: string): Promise<void> {
  const before = installedVersion(remote);
  const former = formerTarball(remote);
  if (/^\d+\.\d+\.\d+$/.test(kit)) {
    install(remote, kit);
  } else {
    const version = await versionOf(resolve(kit));
    const tarball = `mint-row-kit-${version}.tgz`;
    const isNew = resolve(kit) !== join(remote, tarball);
    if (isNew && existsSync(join(remote, tarball))) {
      throw new Error(`There is a ${tarball} here already. If it is another kit of the same version, remove it first.`);
    }
    if (isNew) cpSync(kit, join(remote, tarball));
    try {
      install(remote, `file:./${tarball}`);
    } catch (error) {
      if (isNew) rmSync(join(remote, tarball));
      throw error;
    }
  }
  const now = formerTarball(remote);
  if (former && former !== now) rmSync(join(remote, former), { force: true });
  console.log(newsBetween(before, installedVersion(remote), readNews(remote)));
}

/** The version of the kit that is installed. */
function installedVersion(remote: string): string {
  const file = join(remote, 'node_modules', kitName, 'package.json');
  return kitManifest.parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}

/** The tarball in the remote's folder that its package.json names; null if the kit comes from a registry. */
function formerTarball(remote: string): string | null {
  const { dependencies = {} } = z
    .object({ dependencies: z.record(z.string(), z.string()).optional() })
    .parse(JSON.parse(readFileSync(join(remote, 'package.json'), 'utf8')));
  return /^file:(?:\.\/)?(mint-row-kit-[\d.]+\.tgz)$/.exec(dependencies[kitName] ?? '')?.[1] ?? null;
}

/**
 * The version of a packed kit.
 * @throws Error when the file is not one
 */
async function versionOf(file: string): Promise<string> {
  const chunks: Buffer[] = [];
  try {
    await list({
      file,
      strict: true,
      onReadEntry: (entry) => {
        if (entry.path === 'package/package.json') entry.on('data', (chunk: Buffer) => chunks.push(chunk));
      },
    });
    return kitManifest.parse(JSON.parse(Buffer.concat(chunks).toString())).version;
  } catch {
    throw new Error(
      `${file} is not a packed kit. Name a tarball such as mint-row-kit-1.1.0.tgz, or a version of your registry, such as 1.1.0.`,
    );
  }
}

/**
 * Installs a kit with the package manager that runs this.
 * @param version of a registry, or the address of a tarball
 */
function install(remote: string, version: string): void {
  const { name, addExact } = packageManager();
  const program = process.env.npm_execpath ?? '';
  // A package manager names its own program to those that it starts. On Windows, its name is a script, which needs a shell.
  const [command, args, shell] = /\.[cm]?js$/.test(program)
    ? ([process.execPath, [program], false] as const)
    : ([name, [], process.platform === 'win32'] as const);
  const what = `${kitName}@${version}`;
  const { status } = spawnSync(command, [...args, ...addExact, what], { cwd: remote, stdio: 'inherit', shell });
  if (status !== 0) throw new Error(`${name} could not install ${what}: see above. The kit is the one before.`);
}

function readNews(remote: string): string {
  const file = join(remote, 'node_modules', kitName, 'CHANGELOG.md');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * What is new between two versions of the kit.
 * @param news the text of its CHANGELOG.md, with a section for each version, the newest first
 */
export function newsBetween(before: string, now: string, news: string): string {
  if (before === now) return `The kit is ${now}, as before.`;
  const sections = news.split(/^(?=## )/m).filter((section) => {
    const version = /^## (\d+\.\d+\.\d+)\s*$/m.exec(section)?.[1];
    return version && isBefore(before, version) && !isBefore(now, version);
  });
  const first = `The kit is ${now}; it was ${before}.`;
  if (isBefore(now, before)) return `${first} That is an older one.`;
  return [first, ...sections.map((section) => section.trim())].join('\n\n');
}

/** Whether a version comes before another. */
function isBefore(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) < 0;
}
