import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Json, type Kind, kinds, type PageData, pageDataFile } from '@mint-row/kit/contract';
import { z } from 'zod';
import type { RemoteArtifact } from '../artifact/artifact.ts';
import { readJson } from '../artifact/read-json.ts';
import { RefusedError } from '../refusals.ts';

const pageDataSchema = z.object({
  title: z.string(),
  description: z.string(),
  reviewed: z.string(),
  shows: z.array(z.enum(kinds as [Kind, ...Kind[]])),
  data: z.custom<Json>((value) => value !== undefined, 'is missing'),
});

/**
 * The data of a page, as its remote was built with it.
 * @param path the page's, for example `/about`
 * @throws RefusedError naming application and file when it is missing or has another shape
 */
export async function readPageData({ app, folder }: RemoteArtifact, path: string): Promise<PageData> {
  const file = `client/${pageDataFile(path)}`;
  try {
    return pageDataSchema.parse(readJson(await readFile(join(folder, file), 'utf8')));
  } catch (error) {
    throw new RefusedError([
      `${app}: ${file} is not the data of a page. ${error instanceof z.ZodError ? z.prettifyError(error) : String(error)}`,
    ]);
  }
}
