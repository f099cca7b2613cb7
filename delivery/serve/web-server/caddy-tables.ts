import { contentTypes, type Headers } from '@mint-row/kit/headers';
import { otherForms, queryCharacters } from '../address.ts';
import { block, group, path, placeholder, raw } from './caddy-syntax.ts';
import { headerNames, type Listing } from './listing.ts';
import { liveDrawings, type ReleasedFiles, releaseFiles } from './rules.ts';

/** The tables of files with their paths and headers, and of what the parts of a request's address mean. */
export function tables({ files, notFound, live }: Listing): string[] {
  const names = headerNames({ files, notFound });
  const row = (key: string, file: string, type: string, etag: string, document: string, headers: Headers) =>
    [key, file, type, etag, document, ...names.map((name) => headers[name] ?? '')].map(raw).join(' ');
  const released = ({ pattern, file, etag, headers }: ReleasedFiles, type: string) =>
    row(`~${pattern}`, grouped(file), type, `"${grouped(etag)}"`, '', headers);
  return [
    // A target that is an absolute address may have no path.
    ...block('map {http.request.orig_uri.path} {mint_path}', [
      `${raw('~^(.+)$')} ${raw(group(1))}`,
      `default ${raw('/')}`,
    ]),
    ...block('map {http.request.orig_uri} {mint_target}', [
      `${raw('~^(?:[a-zA-Z]+://[^/?]*)?(/[^?]*)')} ${raw(group(1))}`,
      `default ${raw('/')}`,
    ]),
    ...block('map {http.request.orig_uri.query} {mint_query}', [
      `${raw(`~${queryCharacters.source}`)} ${raw(`?${group(0)}`)}`,
      `default ${raw('')}`,
    ]),
    ...block(`map ${path} {mint_file} {mint_type} {mint_etag} {mint_document} ${names.map(placeholder).join(' ')}`, [
      ...files.map((one) => row(one.path, one.file, one.type, one.etag, one.document ? 'yes' : '', one.headers)),
      ...[...contentTypes].flatMap(([ending, type]) => releaseFiles([ending]).map((one) => released(one, type))),
      ...liveDrawings(live).map((one) => released(one, contentTypes.get('svg') ?? '')),
      `default ${['', '', '', '', ...names.map(() => '')].map(raw).join(' ')}`,
    ]),
    ...block(`map ${path} {mint_canonical}`, [
      ...files
        .filter(({ document }) => document)
        .map((one) => `${raw(`~(?i)${otherForms(one.path)}`)} ${raw(one.path)}`),
      `default ${raw('')}`,
    ]),
  ];
}

/** A text with the groups of a regular expression, as Caddy writes them. */
function grouped(text: string): string {
  return text.replaceAll(/\$(\d)/g, (_, index: string) => group(Number(index)));
}
