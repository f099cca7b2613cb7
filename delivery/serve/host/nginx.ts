import { otherForms, queryCharacters } from '../address.ts';
import { contentTypes } from '../content-types.ts';
import {
  assetHeaders,
  commonHeaders,
  encodedHeaders,
  type Headers,
  problemHeaders,
  redirectHeaders,
  secureHeaders,
} from '../headers.ts';
import { limits } from '../limits.ts';
import { allowedMethods } from '../problems.ts';
import type { ListedFile, Listing } from './listing.ts';
import { type HostOptions, quote, secureOrigin } from './options.ts';
import { malformedTargets, releaseFiles } from './rules.ts';

const release = pattern('^/(?:shell|remotes/[a-z]+)/(?<mint_release>[0-9a-f]{16})/');
const unchanged = 'if ($mint_unchanged) { return 304; }';

/** The configuration of nginx, to be included in its `http` block. Needs `brotli_static`. */
export function nginxConfiguration(listing: Listing, options: HostOptions): string {
  const { store, tls, port = tls ? 443 : 8080 } = options;
  const { files, notFound } = listing;
  const names = [...new Set([...files, notFound].flatMap(({ headers }) => Object.keys(headers)))];
  const secured = [
    `    ssl_certificate ${quote(tls?.certificate ?? '')};`,
    `    ssl_certificate_key ${quote(tls?.key ?? '')};`,
    '    ssl_protocols TLSv1.2 TLSv1.3;',
  ];
  return [
    '# Generated from a snapshot. Make it anew after each release, then: nginx -s reload',
    ...maps(listing, options),
    ...names.flatMap((name) => headerMaps(name, listing)),
    ...(tls ? [`server { listen 80; return 308 ${secureOrigin}$request_uri; }`] : []),
    'server {',
    `    listen ${port}${tls ? ' ssl http2' : ''};`,
    ...(tls ? secured : []),
    ...settings(store),
    ...Object.entries(commonHeaders).map(([name, value]) => `    add_header ${name} ${quote(value)} always;`),
    ...[...names, ...Object.keys(secureHeaders)].map((name) => `    add_header ${name} ${variable(name)} always;`),
    '    add_header Allow $mint_allow always;',
    '    add_header Vary $mint_vary always;',
    '    add_header ETag $mint_etag;',
    '    add_header Last-Modified "";',
    '    if ($mint_refused) { return 405; }',
    '    if ($mint_long) { return 414; }',
    '    if ($mint_malformed) { return 400; }',
    `    error_page 404 ${notFound.path};`,
    ...location(`= ${notFound.path}`, 'internal;', serve(notFound, store)),
    ...files.flatMap((file) => [...serveFile(file, store), ...serveOtherForms(file)]),
    ...releaseFiles().flatMap(({ pattern: path, file }) =>
      location(`~ ${pattern(path)}`, unchanged, `types { ${types} }`, `alias ${quote(store).slice(0, -1)}/${file}";`),
    ),
    ...location('/', 'return 404;'),
    '}',
    '',
  ].join('\n');
}

const types = [...contentTypes].map(([ending, type]) => `${quote(type)} ${ending};`).join(' ');

function maps({ files }: Listing, { trustProxy = false }: HostOptions): string[] {
  const secure = Object.entries(secureHeaders).flatMap(([name, value]) =>
    map(trustProxy ? '$http_x_forwarded_proto' : '$scheme', variable(name), '""', [['https', quote(value)]]),
  );
  const etags = files.map(({ path, etag }) => [quote(path), `'W/${etag}'`] as const);
  return [
    ...map('$request_uri', '$mint_target', '""', [[pattern('^(?<mint_raw>[^?]*)'), '$mint_raw']]),
    ...map('$args', '$mint_query', '""', [[pattern(queryCharacters.source), '"?$args"']]),
    ...map(
      '$mint_target',
      '$mint_malformed',
      '""',
      malformedTargets.map((target) => [pattern(target), '1']),
    ),
    ...map('$request_uri', '$mint_long', '""', [[pattern(`^.{${limits.target + 1}}`), '1']]),
    ...map(
      '$request_method',
      '$mint_refused',
      '1',
      allowedMethods.split(', ').map((method) => [method, '""']),
    ),
    ...map('$status', '$mint_allow', '""', [['405', quote(allowedMethods)]]),
    ...map('"$status$uri"', '$mint_vary', quote(''), [
      [pattern('\\.woff2$'), '""'],
      [pattern('^(?:200|206|304|404)/'), quote(encodedHeaders.Vary ?? '')],
    ]),
    // Made from what is in the file, or from the release: nginx's own come from the file's time, which says little.
    ...map('$uri', '$mint_etag', '""', [...etags, [release, `'W/"$mint_release"'`]]),
    ...map('"$mint_etag $http_if_none_match"', '$mint_unchanged', '""', [
      [pattern(String.raw`^W/(\S+) (?:.*,)?\s*(?:W/)?\1\s*(?:,.*)?$`), '1'],
    ]),
    ...secure,
  ];
}

/** One header as it depends on what is served, and that on how the request ended. */
function headerMaps(name: string, { files, notFound }: Listing): string[] {
  const value = (headers: Headers) => quote(headers[name] ?? '');
  const listed = [...files, notFound].map(({ path, headers }) => [quote(path), value(headers)] as const);
  const found = `${variable(name)}_found`;
  return [
    ...map('$uri', found, '""', [...listed, [release, value(assetHeaders)]]),
    ...map('$status', variable(name), value(problemHeaders), [
      ['308', value(redirectHeaders)],
      ...['200', '206', '304', '404'].map((status) => [status, found] as const),
    ]),
  ];
}

function settings(store: string): string[] {
  return [
    'server_tokens off',
    'merge_slashes off',
    'absolute_redirect off',
    'autoindex off',
    'etag off',
    'if_modified_since off',
    'gzip_static on',
    'brotli_static on',
    `disable_symlinks on from=${quote(store)}`,
    `large_client_header_buffers 2 ${limits.headers / 2}`,
    `client_header_timeout ${limits.headersTimeout}ms`,
    `client_body_timeout ${limits.requestTimeout}ms`,
    'client_max_body_size 1k',
    `keepalive_timeout ${limits.keepAlive}ms`,
    `send_timeout ${limits.unread}ms`,
  ].map((setting) => `    ${setting};`);
}

function serveFile(file: ListedFile, store: string): string[] {
  const { path, document } = file;
  const elsewhere = `if ($mint_target != ${quote(path)}) { return 308 ${path}$mint_query; }`;
  return location(`= ${path}`, ...(document ? [elsewhere] : []), unchanged, serve(file, store));
}

function serveOtherForms({ path, document }: ListedFile): string[] {
  return document ? location(`~* ${pattern(otherForms(path)).replace('~', '')}`, `return 308 ${path}$mint_query;`) : [];
}

function serve({ file, type }: ListedFile, store: string): string {
  return `types {} default_type ${quote(type)}; alias ${quote(`${store}/${file}`)};`;
}

function location(where: string, ...lines: readonly string[]): string[] {
  return [`    location ${where.replace('"~', '"')} {`, ...lines.map((line) => `        ${line}`), '    }'];
}

function map(of: string, to: string, otherwise: string, rows: readonly (readonly [string, string])[]): string[] {
  return [`map ${of} ${to} {`, `    default ${otherwise};`, ...rows.map((row) => `    ${row.join(' ')};`), '}'];
}

function variable(header: string): string {
  return `$mint_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** A regular expression as a map's row has it. nginx takes one backslash of two. */
function pattern(source: string): string {
  return `"~${source.replaceAll('\\\\', '\\\\\\\\')}"`;
}
