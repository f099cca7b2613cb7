import {
  commonHeaders,
  contentTypes,
  encodedHeaders,
  type Headers,
  isRenewed,
  originHeaders,
  problemHeaders,
  redirectHeaders,
  secureHeaders,
} from '@mint-row/kit/headers';
import { formsOf, hostHeader, queryCharacters } from '../rules/address.ts';
import { clientLimits } from '../rules/limits.ts';
import { allowedMethods, singleRange, textOutside } from '../rules/reply.ts';
import {
  hasSeveralOrigins,
  malformedTargets,
  plainPatterns,
  quote,
  type ReleasedPattern,
  releasePatterns,
  tlsRedirect,
  uncompressed,
  type WebServerOptions,
} from './configuration.ts';
import { headerNames, type ListedFile, type Listing, redirectsOf } from './listing.ts';

/** The configuration of nginx, to be included in its `http` block. Needs `brotli_static` and `headers_more`. */
export function nginxConfiguration(listing: Listing, options: WebServerOptions): string {
  const { root, tls, port = tls ? 443 : 8080, hsts = 'host' } = options;
  const plain = tlsRedirect(options);
  const { files, notFound } = listing;
  const names = headerNames(listing).filter((name) => name !== 'Vary');
  if (hasSeveralOrigins(listing)) names.push(...Object.keys(originHeaders('')));
  const secured = [
    `    ssl_certificate ${quote(tls?.certificate ?? '')};`,
    `    ssl_certificate_key ${quote(tls?.key ?? '')};`,
    '    ssl_protocols TLSv1.2 TLSv1.3;',
  ];
  return [
    '# Generated: see docs/operations.md.',
    ...maps(options, listing, names),
    ...names.flatMap(headerMap),
    ...(tls ? [`server { listen ${plain.port}; return 308 ${plain.origin}$request_uri; }`] : []),
    'server {',
    `    listen ${port}${tls ? ' ssl http2' : ''};`,
    ...(tls ? secured : []),
    ...settings(root),
    ...[...new Set([...Object.keys(commonHeaders), ...names, ...Object.keys(secureHeaders(hsts))])].map(
      (name) => `    add_header ${name} ${variable(name)} always;`,
    ),
    '    add_header Allow $mint_allow always;',
    '    add_header Vary $mint_vary always;',
    '    add_header ETag $mint_etag;',
    '    add_header Last-Modified "";',
    '    set $mint_etag "";',
    ...names.map((name) => `    set ${found(name)} ${quote(commonHeaders[name] ?? '')};`),
    ...(hasSeveralOrigins(listing)
      ? ['    add_header Vary $mint_vary_origin always;', '    set $mint_vary_origin "";']
      : []),
    '    if ($mint_refused) { return 405; }',
    '    if ($mint_long) { return 414; }',
    '    if ($mint_malformed) { return 400; }',
    '    if ($mint_host_malformed) { return 400; }',
    `    error_page 404 ${notFound.path};`,
    ...location(`= ${notFound.path}`, ['internal;', ...set(notFound.headers), ...serve(notFound)]),
    ...files.flatMap(serveFile),
    ...redirectsOf(listing).flatMap(({ from, to }) =>
      location(`~* "${formsOf(from)}"`, [`return 308 ${to}$mint_query;`]),
    ),
    ...[...releasePatterns(listing), ...plainPatterns(listing)].flatMap(serveRelease),
    // nginx has already added its headers when it finds that the range is beyond the file: do not add them twice.
    '    error_page 416 @beyond;',
    ...location('@beyond', ['add_header Accept-Ranges bytes always;', 'return 416;']),
    ...location(listing.folder, ['return 404;']),
    ...(listing.folder === '/' ? [] : answerOutside(listing)),
    '}',
    '',
  ].join('\n');
}

function settings(root: string): string[] {
  return [
    // No `disable_symlinks`: brotli_static finds no files with it. An export contains no links.
    `root ${quote(root)}`,
    'server_tokens off',
    'merge_slashes off',
    'absolute_redirect off',
    'autoindex off',
    // nginx makes its entity tags from the file's time, which means little. Ours depend on the content.
    'etag off',
    'if_modified_since off',
    'more_clear_input_headers If-Unmodified-Since',
    'more_set_input_headers "Range: $mint_range"',
    // What nginx itself adds to a 304.
    'more_clear_headers -s 304 Server Content-Type Content-Length',
    'gzip_static on',
    'brotli_static on',
    `large_client_header_buffers 2 ${clientLimits.maxHeaderBytes / 2}`,
    `client_header_timeout ${clientLimits.headersTimeoutMs}ms`,
    `client_body_timeout ${clientLimits.requestTimeoutMs}ms`,
    'client_max_body_size 1k',
    `keepalive_timeout ${clientLimits.keepAliveTimeoutMs}ms`,
    `send_timeout ${clientLimits.unreadTimeoutMs}ms`,
  ].map((setting) => `    ${setting};`);
}

/** The maps from the parts of a request to what they mean. */
function maps(
  { trustProxy = false, hsts = 'host' }: WebServerOptions,
  { allowedOrigins }: Listing,
  names: readonly string[],
): string[] {
  const scheme = trustProxy ? '$http_x_forwarded_proto' : '$scheme';
  return [
    ...map(
      '$http_origin',
      '$mint_origin',
      '""',
      allowedOrigins.map((origin) => [quote(origin), quote(origin)]),
    ),
    ...map('$request_uri', '$mint_target', '""', [[pattern('^(?<mint_raw>[^?]*)'), '$mint_raw']]),
    ...map('$args', '$mint_query', '""', [[pattern(queryCharacters.source), '"?$args"']]),
    ...map(
      '$mint_target',
      '$mint_malformed',
      '""',
      malformedTargets.map((target) => [pattern(target), '1']),
    ),
    ...map('$http_host', '$mint_host_malformed', '1', [[pattern(hostHeader), '""']]),
    // Only GET supports ranges. Our entity tags are weak here, so no If-Range can match.
    ...map('"$request_method$http_if_range"', '$mint_ranged', '""', [['GET', '$http_range']]),
    ...map('$mint_ranged', '$mint_range', '""', [[pattern(singleRange), '$mint_ranged']]),
    ...map('$request_uri', '$mint_long', '""', [[pattern(`^.{${clientLimits.maxTargetLength + 1}}`), '1']]),
    ...map(
      '$request_method',
      '$mint_refused',
      '1',
      allowedMethods.split(', ').map((method) => [method, '""']),
    ),
    ...map('$status', '$mint_allow', '""', [['405', quote(allowedMethods)]]),
    ...map('"$status$uri"', '$mint_vary', '""', [
      [pattern(`\\.(?:${uncompressed.join('|')})$`), '""'],
      [pattern('^(?:200|206|304|404)/'), quote(encodedHeaders.Vary ?? '')],
    ]),
    // If-Match with an entity tag takes precedence, and nginx finds that it fails.
    ...map('"$http_if_match $mint_etag $http_if_none_match"', '$mint_unchanged', '""', [
      [pattern(String.raw`^\*? W/(\S+) (?:.*,)?\s*(?:W/)?\1\s*(?:,.*)?$`), '1'],
    ]),
    ...Object.entries(commonHeaders)
      .filter(([name]) => !names.includes(name))
      .flatMap(([name, value]) => map('$status', variable(name), quote(value), isRenewed(name) ? [] : [['304', '""']])),
    ...Object.entries(secureHeaders(hsts)).flatMap(([name, value]) =>
      map(`"$status ${scheme}"`, variable(name), '""', [[pattern('^(?!304)[0-9]+ https$'), quote(value)]]),
    ),
  ];
}

/** A header whose value depends on whether the file was found. */
function headerMap(name: string): string[] {
  const value = (headers: Headers) => quote(headers[name] ?? commonHeaders[name] ?? '');
  return map('$status', variable(name), value(problemHeaders), [
    ['308', value(redirectHeaders)],
    ...['200', '206', '404'].map((status) => [status, found(name)] as const),
    ['304', isRenewed(name) ? found(name) : '""'],
  ]);
}

/** The answer, which is no document, to addresses that are not in the site's folder. */
function answerOutside(listing: Listing): string[] {
  const type = 'types {} default_type "text/plain; charset=utf-8";';
  return location('/', [...set(problemHeaders), type, `return 404 ${quote(textOutside(listing))};`]);
}

/** Serves a file at its address, and redirects requests that spell the address differently. */
function serveFile(file: ListedFile): string[] {
  const { path, etag, headers, document } = file;
  return location(`= ${path}`, [
    ...set(headers),
    `set $mint_etag 'W/${etag}';`,
    ...(document ? [`if ($mint_target != ${quote(path)}) { return 308 ${path}$mint_query; }`] : []),
    ...serve(file),
  ]);
}

function serveRelease({ pattern: path, file, etag, headers }: ReleasedPattern): string[] {
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
function serve({ file, type }: ListedFile): string[] {
  return [
    'if ($mint_unchanged) { return 304; }',
    `types {} default_type ${quote(type)};`,
    `rewrite ^ ${quote(`/${file}`)} break;`,
  ];
}

/** The lines that store headers in variables until the status of the answer is known. */
function set({ Vary, ...headers }: Headers): string[] {
  const [allow = ''] = Object.keys(originHeaders(''));
  // Of several origins, the answer allows the one that asks.
  const allowed = Vary === undefined ? [] : [`set $mint_vary_origin ${Vary};`, `set ${found(allow)} $mint_origin;`];
  return [...Object.entries(headers).map(([name, value]) => `set ${found(name)} ${quote(value)};`), ...allowed];
}

/** A `location` of the server with its lines. */
function location(where: string, lines: readonly string[]): string[] {
  return [`    location ${where} {`, ...lines.map((line) => `        ${line}`), '    }'];
}

/** A `map`: the expression to match, the variable to set, its default value, and the rows. */
function map(of: string, to: string, otherwise: string, rows: readonly (readonly [string, string])[]): string[] {
  return [`map ${of} ${to} {`, `    default ${otherwise};`, ...rows.map((row) => `    ${row.join(' ')};`), '}'];
}

/** The variable for a header, by the header's name. */
function variable(header: string): string {
  return `$mint_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** The variable for the header's value if the file is found. */
function found(header: string): string {
  return `${variable(header)}_found`;
}

/** A regular expression for a map's row. nginx reads two backslashes as one. */
function pattern(source: string): string {
  return `"~${source.replaceAll('\\\\', '\\\\\\\\')}"`;
}
