import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildFile } from '@mint-row/shared/build';
import { type Build, buildSchema } from '@mint-row/shared/contract/manifest';
import { readFileOf } from './read-file-of.ts';
import { readJson } from './read-json.ts';

/** What is read of it, at most, in bytes. Ours have 150. */
const largest = 4096;

/**
 * Reads what an artifact says of its build.
 * @returns undefined when it says nothing
 * @throws Error that ends a sentence which begins with the file's name
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
