import {
  assetHeaders,
  commonHeaders,
  encodedHeaders,
  type Headers,
  problemHeaders,
  redirectHeaders,
  secureHeaders,
} from '@mint-row/shared/headers';
import { otherForms, queryCharacters } from '../address.ts';
import { hostHeader, originOfTarget } from '../authority.ts';
import { singleRange } from '../byte-range.ts';
import { contentTypes } from '../content-types.ts';
import { limits } from '../limits.ts';
import { allowedMethods } from '../problems.ts';
import type { Listing } from './listing.ts';
import { quote, secureOrigin, type WebServerOptions } from './options.ts';
import { malformedTargets, releaseFiles } from './rules.ts';

// What came, whatever it is rewritten to: placeholders are worked out when they are used.
const path = '{mint_path}';
const precompressed = 'precompressed br gzip';

/** The configuration of Caddy, as a Caddyfile. */
export function caddyConfiguration(listing: Listing, options: WebServerOptions): string {
  const { root, tls, port = tls ? 443 : 8080, trustProxy = false } = options;
  const { notFound } = listing;
  return [
    '# Generated: see docs/operations.md.',
    ...block('', [
      'auto_https off',
      // Debian's Caddy does not read the variable, and two servers on a machine need an address each.
      'admin {$CADDY_ADMIN:localhost:2019}',
      ...block('servers', [`max_header_size ${limits.headers}`, ...timeouts]),
    ]),
    ...(tls ? block(':80', [`redir ${secureOrigin}{uri} 308`]) : []),
    ...block(`:${port}`, [
      ...(tls ? [`tls ${quote(tls.certificate)} ${quote(tls.key)}`] : []),
      `root * ${quote(root)}`,
      ...block('route', [
        ...setAll(commonHeaders),
        'header -Server',
        trustProxy ? '@secure header X-Forwarded-Proto https' : '@secure protocol https',
        ...setAll(secureHeaders, '@secure '),
        // Files' times say little: a store may have been copied. Conditions are about content only.
        'request_header -If-Modified-Since',
        'request_header -If-Unmodified-Since',
        // Only GET has ranges. Our entity tags are weak here, so no condition of a range can hold.
        ...block('@whole', [
          ...block('not', ['method GET', `header_regexp Range ${raw(singleRange)}`, 'header !If-Range']),
        ]),
        'request_header @whole -Range',
        ...tables(listing),
        ...answer('refused', `not method ${allowedMethods.replace(',', '')}`, 405, [
          `header Allow ${quote(allowedMethods)}`,
        ]),
        ...answer('long', `expression \`size({http.request.orig_uri}) > ${limits.target}\``, 414),
        ...malformedTargets.flatMap((target, index) =>
          answer(`malformed${index}`, `vars_regexp {mint_target} \`${target}\``, 400),
        ),
        ...answer('malformed_host', `not vars_regexp {http.request.hostport} ${raw(hostHeader)}`, 400),
        ...answer(
          'malformed_origin',
          `not vars_regexp {http.request.orig_uri} ${raw(`^/|${originOfTarget}(?:[/?]|$)`)}`,
          400,
        ),
        ...redirect('elsewhere', `{mint_document} == "yes" && {mint_target} != ${path}`, path),
        ...redirect('other_form', '{mint_file} == "" && {mint_canonical} != ""', '{mint_canonical}'),
        ...block('@found', ['expression `{mint_file} != ""`', ...block('file', ['try_files /{mint_file}'])]),
        ...block('handle @found', block('route', found(listing))),
        ...setAll({ ...notFound.headers, 'Content-Type': notFound.type }),
        ...later(encodedHeaders),
        ...block('header', ['-ETag', '-Last-Modified', 'defer']),
        `rewrite * ${quote(`/${notFound.file}`)}`,
        ...block('file_server', ['status 404', precompressed]),
      ]),
    ]),
    '',
  ].join('\n');
}

const timeouts = block('timeouts', [
  `read_header ${limits.headersTimeout}ms`,
  `read_body ${limits.requestTimeout}ms`,
  `write ${limits.unread}ms`,
  `idle ${limits.keepAlive}ms`,
]);

/** What is served at which path, with which headers; and what the parts of a request's address come to. */
function tables({ files, notFound }: Listing): string[] {
  const names = headerNames({ files, notFound });
  const row = (key: string, file: string, type: string, etag: string, document: string, headers: Headers) =>
    [key, file, type, etag, document, ...names.map((name) => headers[name] ?? '')].map(raw).join(' ');
  return [
    // A target that is a whole address may have no path.
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
      ...[...contentTypes].flatMap(([ending, type]) =>
        releaseFiles([ending]).map(({ pattern, file }) =>
          row(
            `~${pattern}`,
            file.replaceAll(/\$(\d)/g, (_, index: string) => group(Number(index))),
            type,
            `"${group(2)}"`,
            '',
            assetHeaders,
          ),
        ),
      ),
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

/** How a file is answered that is there. */
function found(listing: Listing): string[] {
  return [
    ...headerNames(listing).flatMap((name) => [
      `@with${name} expression \`${placeholder(name)} != ""\``,
      `header @with${name} ${name} ${placeholder(name)}`,
    ]),
    '@text not path *.woff2',
    ...later(encodedHeaders, '@text '),
    // A condition that names a validator comes first, and Caddy says that it fails.
    '@unchanged expression `{http.request.header.If-None-Match}.contains({mint_etag}) && {http.request.header.If-Match} in ["", "*"]`',
    ...block('handle @unchanged', ['header ETag W/{mint_etag}', 'respond 304']),
    'header Content-Type {mint_type}',
    ...block('header', ['ETag W/{mint_etag}', '-Last-Modified', 'defer']),
    'rewrite * /{mint_file}',
    ...block('file_server', [precompressed]),
  ];
}

function answer(name: string, matcher: string, status: number, lines: readonly string[] = []): string[] {
  return [
    `@${name} ${matcher}`,
    ...block(`handle @${name}`, [...setAll(problemHeaders), ...lines, `respond ${status}`]),
  ];
}

function redirect(name: string, expression: string, to: string): string[] {
  return [
    `@${name} expression \`${expression}\``,
    ...block(`handle @${name}`, [...setAll(redirectHeaders), `redir ${to}{mint_query} 308`]),
  ];
}

function headerNames({ files, notFound }: Listing): string[] {
  return [...new Set([...files, notFound].flatMap(({ headers }) => Object.keys(headers)))];
}

function setAll(headers: Headers, matcher = ''): string[] {
  return Object.entries(headers).map(([name, value]) => `header ${matcher}${name} ${quote(value)}`);
}

/** Sets headers when the answer is ready, in place of what was set for it by then. */
function later(headers: Headers, matcher = ''): string[] {
  return block(`header ${matcher}`.trim(), [
    ...Object.entries(headers).map(([name, value]) => `${name} ${quote(value)}`),
    'defer',
  ]);
}

function placeholder(header: string): string {
  return `{mint_${header.toLowerCase().replaceAll('-', '_')}}`;
}

/** A string that may hold double quotes; what comes here has no backtick: it is ours, a checked path or a hash. */
function raw(text: string): string {
  return `\`${text}\``;
}

/** A group of the regular expression that matched. */
function group(index: number): string {
  return `$\{${index}}`;
}

function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`.trimStart(), ...lines.map((line) => `\t${line}`), '}'];
}
