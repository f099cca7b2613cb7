import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { root } from './checkout.ts';

/** A configuration of the compiler, as our folders write it: without comments, and with one that it extends. */
interface Configuration {
  extends?: string;
  compilerOptions?: { paths?: Record<string, string[]> } & Record<string, unknown>;
  include?: string[];
  exclude?: string[];
}

/** Folders whose files are checked together, because the compiler has the same options for all of them. */
interface Program extends Required<Configuration> {
  folders: string[];
}

/**
 * Checks the types of folders, each with the options of its own configuration. Folders with the same options are checked
 * as one program: each alone would read and check the kit and the types of every library again.
 * @param folders from the root, each with a tsconfig.json
 * @returns the exit code of a program that has a fault, or 0
 */
export async function checkTypes(folders: readonly string[]): Promise<number> {
  // Below the root, from where the compiler finds the types that the options name.
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const temporary = mkdtempSync(join(cache, 'types-'));
  try {
    const programs = programsOf(folders);
    const codes = await Promise.all(
      programs.map(({ folders, ...configuration }, index) => {
        const file = join(temporary, `${index}.json`);
        writeFileSync(file, JSON.stringify(configuration));
        return compile(file, folders, Math.ceil(availableParallelism() / programs.length));
      }),
    );
    return codes.find((code) => code !== 0) ?? 0;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** @param folders from the root, each with a tsconfig.json */
export function programsOf(folders: readonly string[]): Program[] {
  const programs = new Map<string, Program>();
  for (const folder of folders) {
    const file = join(root, folder, 'tsconfig.json');
    const configuration = read(file);
    const { include = ['.'], exclude = [], extends: base = '' } = configuration;
    const options = optionsOf(file, configuration);
    const key = JSON.stringify(options);
    const program = programs.get(key) ?? {
      folders: [],
      extends: baseOf(file, base),
      compilerOptions: options,
      include: [],
      // The compiler leaves out the installed packages of the configuration's own folder only.
      exclude: ['node_modules', 'dist', 'dist-*'].map((name) => join(root, '**', name)),
    };
    programs.set(key, program);
    program.folders.push(folder);
    program.include.push(...include.map((path) => join(root, folder, path)));
    program.exclude.push(...exclude.map((path) => join(root, folder, path)));
  }
  return [...programs.values()];
}

/** The options of a configuration and of all that it extends. */
function optionsOf(
  file: string,
  { extends: base, compilerOptions: { paths, ...own } = {} }: Configuration,
): Configuration['compilerOptions'] & object {
  const absolute = Object.entries(paths ?? {}).map(([name, all]) => [
    name,
    all.map((path) => resolve(file, '..', path)),
  ]);
  const extended = base === undefined ? null : baseOf(file, base);
  return {
    ...(extended && optionsOf(extended, read(extended))),
    ...own,
    ...(paths && { paths: Object.fromEntries(absolute) }),
  };
}

/** The file of a configuration that another one extends, by its path or as a file of a package. */
function baseOf(file: string, base: string): string {
  return base.startsWith('.') ? join(dirname(file), base) : createRequire(file).resolve(base);
}

function read(file: string): Configuration {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Runs the compiler, and prints what it says once it has ended, since others run beside it.
 * @param checkers how many threads check types; each of them infers again what they share
 */
async function compile(configuration: string, folders: readonly string[], checkers: number): Promise<number> {
  const start = performance.now();
  const program = join(root, 'node_modules/typescript/bin/tsc');
  const compiler = spawn(process.execPath, [program, '-p', configuration, '--checkers', String(checkers)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  compiler.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const [code] = await once(compiler, 'close');
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${printed}  ${seconds.padStart(5)} s  ${folders.join(', ')}`);
  return code ?? 1;
}
