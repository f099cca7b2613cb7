import { commonHeaders, secureHeaders } from '@mint-row/kit/headers';
import { limits } from '../limits.ts';
import { headerNames, type Listing } from './listing.ts';
import { serve, serveFile, serveOtherForms, serveRelease, set } from './nginx-locations.ts';
import { headerMap, maps } from './nginx-maps.ts';
import { found, location, variable } from './nginx-syntax.ts';
import { quote, tlsRedirect, type WebServerOptions } from './options.ts';
import { liveDrawings, releaseFiles } from './rules.ts';

/** The configuration of nginx, to be included in its `http` block. Needs `brotli_static` and `headers_more`. */
export function nginxConfiguration(listing: Listing, options: WebServerOptions): string {
  const { root, tls, port = tls ? 443 : 8080, hsts = 'host' } = options;
  const plain = tlsRedirect(options);
  const { files, notFound } = listing;
  const names = headerNames(listing);
  const secured = [
    `    ssl_certificate ${quote(tls?.certificate ?? '')};`,
    `    ssl_certificate_key ${quote(tls?.key ?? '')};`,
    '    ssl_protocols TLSv1.2 TLSv1.3;',
  ];
  return [
    '# Generated: see docs/operations.md.',
    ...maps(options),
    ...names.flatMap(headerMap),
    ...(tls ? [`server { listen ${plain.port}; return 308 ${plain.origin}$request_uri; }`] : []),
    'server {',
    `    listen ${port}${tls ? ' ssl http2' : ''};`,
    ...(tls ? secured : []),
    ...settings(root),
    ...Object.entries(commonHeaders).map(([name, value]) => `    add_header ${name} ${quote(value)} always;`),
    ...[...names, ...Object.keys(secureHeaders(hsts))].map(
      (name) => `    add_header ${name} ${variable(name)} always;`,
    ),
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
    ...[...releaseFiles(), ...liveDrawings(listing.live)].flatMap(serveRelease),
    // nginx has already added its headers when it finds that the range is beyond the file: do not add them twice.
    '    error_page 416 @beyond;',
    ...location('@beyond', ['add_header Accept-Ranges bytes always;', 'return 416;']),
    ...location('/', ['return 404;']),
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
