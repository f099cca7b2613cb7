import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Catalogue, catalogueFile, type Json, type Kind, offersOf, pageDataFile } from '@mint-row/kit/contract';
import type { ManifestPage } from '@mint-row/kit/contract/manifest';
import type { RemoteArtifact } from '../artifact/artifact.ts';
import { readJson } from '../artifact/read-json.ts';
import { eachOf } from '../store/each-of.ts';

/**
 * Checks a remote's page data and catalogue, which browsers fetch, against its manifest, from which pages are composed.
 * A page has to be the same whether it is loaded as a document or by navigation.
 * @returns a reason for each file that differs
 */
export async function clientDataFaults({ app, folder, manifest }: RemoteArtifact): Promise<string[]> {
  const { files, pages, catalogue } = manifest;
  const reasons: string[] = [];
  const expected = new Map(pages.map((page) => [`client/${pageDataFile(page.path)}`, page]));
  const lists = new Map(offersOf(catalogue).map((kind) => [`client/${catalogueFile(kind)}`, kind]));
  const data = Object.keys(files).filter((file) => /^client\/(data|catalogue)\//.test(file));
  await eachOf(data, async (file) => {
    const page = expected.get(file);
    const kind = lists.get(file);
    const what = page ? `data of ${page.path}` : `list of its ${kind}`;
    const refuse = (why: string) => void reasons.push(`${app}: ${file} is not the ${what}: ${why}. Build it again.`);
    if (!page && !kind) {
      reasons.push(`${app}: ${file} belongs to no page and no catalogue of the manifest. Build it again.`);
      return;
    }
    try {
      const text = await readFile(join(folder, file), 'utf8');
      const read = readJson(text) as Json;
      if (JSON.stringify(read) !== text) refuse('it is not written as the build writes JSON, without white space');
      else if (page) for (const fault of pageDataFaults(read, page)) refuse(fault);
      else if (kind && !isDeepStrictEqual(read, plain(catalogue[kind])))
        refuse('it does not list what the manifest does');
    } catch (error) {
      refuse((error as Error).message);
    }
  });
  return reasons.sort();
}

function* pageDataFaults(pageData: Json, { path, expose, ...about }: ManifestPage): Generator<string> {
  const { data, ...others } = (pageData ?? {}) as { data?: Json };
  if (data === undefined) yield 'it has no data';
  if (!isDeepStrictEqual(others, about)) {
    yield 'its title, description, date of review, shown kinds and number of updates are not those of the manifest, or it has other fields';
  }
}

/** A value after a round trip through JSON. */
function plain(value: Catalogue[Kind]): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}
