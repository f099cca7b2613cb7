import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildFile } from '@mint-row/kit/build';
import { type Build, buildSchema } from '@mint-row/kit/contract/manifest';
import { readFileOf } from './read-file-of.ts';
import { readJson } from './read-json.ts';

/** The most that is read of the file, in bytes. Ours have 150. */
const largest = 4096;

/**
 * Reads what an artifact records about its build.
 * @returns undefined when it records nothing
 * @throws Error whose message continues a sentence that begins with the file's name
 */
export async function readBuild(folder: string): Promise<Build | undefined> {
  if (!existsSync(join(folder, buildFile))) return undefined;
  const text = await readFileOf(folder, buildFile, largest);
  const result = buildSchema.safeParse(parse(text.toString()));
  if (result.success) return result.data;
  const fields = result.error.issues.map(({ path: [field] }) => String(field ?? 'all of it'));
  throw new Error(`is not what a build writes (wrong: ${[...new Set(fields)].join(', ')})`);
}

function parse(text: string): unknown {
  try {
    return readJson(text);
  } catch (error) {
    throw new Error(`is not what a build writes (${String(error)})`);
  }
}
