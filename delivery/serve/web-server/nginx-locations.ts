import { contentTypes, type Headers } from '@mint-row/kit/headers';
import { otherForms } from '../address.ts';
import type { ListedFile } from './listing.ts';
import { found, location } from './nginx-syntax.ts';
import { quote } from './options.ts';
import type { ReleasedFiles } from './rules.ts';

/** Serves a file at its address, and redirects requests that spell the address differently. */
export function serveFile(file: ListedFile): string[] {
  const { path, etag, headers, document } = file;
  return location(`= ${path}`, [
    ...set(headers),
    `set $mint_etag 'W/${etag}';`,
    ...(document ? [`if ($mint_target != ${quote(path)}) { return 308 ${path}$mint_query; }`] : []),
    ...serve(file),
  ]);
}

/** The redirect of every other form of a document's address. */
export function serveOtherForms({ path, document }: ListedFile): string[] {
  return document ? location(`~* "${otherForms(path)}"`, [`return 308 ${path}$mint_query;`]) : [];
}

export function serveRelease({ pattern: path, file, etag, headers }: ReleasedFiles): string[] {
  const types = [...contentTypes].map(([ending, type]) => `${quote(type)} ${ending};`).join(' ');
  return location(`~ "${path}"`, [
    // These come first, because the next regular expression overwrites the groups.
    `set $mint_file /${file};`,
    `set $mint_etag 'W/"${etag}"';`,
    ...set(headers),
    'if ($mint_unchanged) { return 304; }',
    `types { ${types} }`,
    'rewrite ^ $mint_file break;',
  ]);
}

/** The lines that answer with a file. */
export function serve({ file, type }: ListedFile): string[] {
  return [
    'if ($mint_unchanged) { return 304; }',
    `types {} default_type ${quote(type)};`,
    `rewrite ^ ${quote(`/${file}`)} break;`,
  ];
}

/** The lines that store headers in variables until the status of the answer is known. */
export function set(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `set ${found(name)} ${quote(value)};`);
}
