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
import { hostHeader } from '../authority.ts';
import { singleRange } from '../byte-range.ts';
import { contentTypes } from '../content-types.ts';
import { limits } from '../limits.ts';
import { allowedMethods } from '../problems.ts';
import type { ListedFile, Listing } from './listing.ts';
import { quote, secureOrigin, type WebServerOptions } from './options.ts';
import { malformedTargets, releaseFiles } from './rules.ts';

/** The configuration of nginx, to be included in its `http` block. Needs `brotli_static` and `headers_more`. */
export function nginxConfiguration(listing: Listing, options: WebServerOptions): string {
  const { root, tls, port = tls ? 443 : 8080 } = options;
  const { files, notFound } = listing;
  const names = [...new Set([...files, notFound].flatMap(({ headers }) => Object.keys(headers)))];
  const secured = [
    `    ssl_certificate ${quote(tls?.certificate ?? '')};`,
    `    ssl_certificate_key ${quote(tls?.key ?? '')};`,
    '    ssl_protocols TLSv1.2 TLSv1.3;',
  ];
  return [
    '# Generated: see docs/operations.md.',
    ...maps(options),
    ...names.flatMap(headerMap),
    ...(tls ? [`server { listen 80; return 308 ${secureOrigin}$request_uri; }`] : []),
    'server {',
    `    listen ${port}${tls ? ' ssl http2' : ''};`,
    ...(tls ? secured : []),
    ...settings(root),
    ...Object.entries(commonHeaders).map(([name, value]) => `    add_header ${name} ${quote(value)} always;`),
    ...[...names, ...Object.keys(secureHeaders)].map((name) => `    add_header ${name} ${variable(name)} always;`),
    '    add_header Allow $mint_allow always;',
    '    add_header Vary $mint_vary always;',
    '    add_header ETag $mint_etag;',
    '    add_header Last-Modified "";',
    ...['$mint_etag', ...names.map(found)].map((name) => `    set ${name} "";`),
    '    if ($mint_refused) { return 405; }',
    '    if ($mint_long) { return 414; }',
    '    if ($mint_malformed) { return 400; }',
    '    if ($mint_host_malformed) { return 400; }',
    `    error_page 404 ${notFound.path};`,
    ...location(`= ${notFound.path}`, ['internal;', ...set(notFound.headers), ...serve(notFound)]),
    ...files.flatMap((file) => [...serveFile(file), ...serveOtherForms(file)]),
    ...releaseFiles().flatMap(serveRelease),
    // nginx has sent its headers into this answer when it finds that the range is beyond the file: not once more.
    '    error_page 416 @beyond;',
    ...location('@beyond', ['add_header Accept-Ranges bytes always;', 'return 416;']),
    ...location('/', ['return 404;']),
    '}',
    '',
  ].join('\n');
}

/** What the parts of a request come to. */
function maps({ trustProxy = false }: WebServerOptions): string[] {
  const scheme = trustProxy ? '$http_x_forwarded_proto' : '$scheme';
  return [
    ...map('$request_uri', '$mint_target', '""', [[pattern('^(?<mint_raw>[^?]*)'), '$mint_raw']]),
    ...map('$args', '$mint_query', '""', [[pattern(queryCharacters.source), '"?$args"']]),
    ...map(
      '$mint_target',
      '$mint_malformed',
      '""',
      malformedTargets.map((target) => [pattern(target), '1']),
    ),
    ...map('$http_host', '$mint_host_malformed', '1', [[pattern(hostHeader), '""']]),
    // Only GET has ranges. Our entity tags are weak here, so no condition of a range can hold.
    ...map('"$request_method$http_if_range"', '$mint_ranged', '""', [['GET', '$http_range']]),
    ...map('$mint_ranged', '$mint_range', '""', [[pattern(singleRange), '$mint_ranged']]),
    ...map('$request_uri', '$mint_long', '""', [[pattern(`^.{${limits.target + 1}}`), '1']]),
    ...map(
      '$request_method',
      '$mint_refused',
      '1',
      allowedMethods.split(', ').map((method) => [method, '""']),
    ),
    ...map('$status', '$mint_allow', '""', [['405', quote(allowedMethods)]]),
    ...map('"$status$uri"', '$mint_vary', '""', [
      [pattern(String.raw`\.woff2$`), '""'],
      [pattern('^(?:200|206|304|404)/'), quote(encodedHeaders.Vary ?? '')],
    ]),
    // A condition that names a validator comes first, and nginx says that it fails.
    ...map('"$http_if_match $mint_etag $http_if_none_match"', '$mint_unchanged', '""', [
      [pattern(String.raw`^\*? W/(\S+) (?:.*,)?\s*(?:W/)?\1\s*(?:,.*)?$`), '1'],
    ]),
    ...Object.entries(secureHeaders).flatMap(([name, value]) =>
      map(scheme, variable(name), '""', [['https', quote(value)]]),
    ),
  ];
}

/** One header as it depends on how a request ended: with what was found, or not. */
function headerMap(name: string): string[] {
  const value = (headers: Headers) => quote(headers[name] ?? '');
  return map('$status', variable(name), value(problemHeaders), [
    ['308', value(redirectHeaders)],
    ...['200', '206', '304', '404'].map((status) => [status, found(name)] as const),
  ]);
}

function settings(root: string): string[] {
  return [
    // No `disable_symlinks`: brotli_static finds nothing with it. An export holds no links.
    `root ${quote(root)}`,
    'server_tokens off',
    'merge_slashes off',
    'absolute_redirect off',
    'autoindex off',
    // nginx's own come from the file's time, which says little. Ours come from what is in it.
    'etag off',
    'if_modified_since off',
    'more_clear_input_headers If-Unmodified-Since',
    'more_set_input_headers "Range: $mint_range"',
    'gzip_static on',
    'brotli_static on',
    `large_client_header_buffers 2 ${limits.headers / 2}`,
    `client_header_timeout ${limits.headersTimeout}ms`,
    `client_body_timeout ${limits.requestTimeout}ms`,
    'client_max_body_size 1k',
    `keepalive_timeout ${limits.keepAlive}ms`,
    `send_timeout ${limits.unread}ms`,
  ].map((setting) => `    ${setting};`);
}

function serveFile(file: ListedFile): string[] {
  const { path, etag, headers, document } = file;
  return location(`= ${path}`, [
    ...set(headers),
    `set $mint_etag 'W/${etag}';`,
    ...(document ? [`if ($mint_target != ${quote(path)}) { return 308 ${path}$mint_query; }`] : []),
    ...serve(file),
  ]);
}

function serveOtherForms({ path, document }: ListedFile): string[] {
  return document ? location(`~* "${otherForms(path)}"`, [`return 308 ${path}$mint_query;`]) : [];
}

/** A release never changes, so its name tells one version of a file from another. */
function serveRelease({ pattern: path, file }: ReturnType<typeof releaseFiles>[number]): string[] {
  const types = [...contentTypes].map(([ending, type]) => `${quote(type)} ${ending};`).join(' ');
  return location(`~ "${path}"`, [
    // First of all: the next regular expression takes the groups away.
    `set $mint_file /${file};`,
    `set $mint_etag 'W/"$2"';`,
    ...set(assetHeaders),
    'if ($mint_unchanged) { return 304; }',
    `types { ${types} }`,
    'rewrite ^ $mint_file break;',
  ]);
}

function serve({ file, type }: ListedFile): string[] {
  return [
    'if ($mint_unchanged) { return 304; }',
    `types {} default_type ${quote(type)};`,
    `rewrite ^ ${quote(`/${file}`)} break;`,
  ];
}

function set(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `set ${found(name)} ${quote(value)};`);
}

function location(where: string, lines: readonly string[]): string[] {
  return [`    location ${where} {`, ...lines.map((line) => `        ${line}`), '    }'];
}

function map(of: string, to: string, otherwise: string, rows: readonly (readonly [string, string])[]): string[] {
  return [`map ${of} ${to} {`, `    default ${otherwise};`, ...rows.map((row) => `    ${row.join(' ')};`), '}'];
}

function variable(header: string): string {
  return `$mint_${header.toLowerCase().replaceAll('-', '_')}`;
}

function found(header: string): string {
  return `${variable(header)}_found`;
}

/** A regular expression as a map's row has it. nginx takes one backslash of two. */
function pattern(source: string): string {
  return `"~${source.replaceAll('\\\\', '\\\\\\\\')}"`;
}
