import { commonHeaders, encodedHeaders, secureHeaders } from '@mint-row/kit/headers';
import { hostHeader, originOfTarget } from '../authority.ts';
import { singleRange } from '../byte-range.ts';
import { limits } from '../limits.ts';
import { allowedMethods } from '../problems.ts';
import { answer, found, precompressed, redirect } from './caddy-answers.ts';
import { later, setAll } from './caddy-headers.ts';
import { block, path, raw } from './caddy-syntax.ts';
import { tables } from './caddy-tables.ts';
import type { Listing } from './listing.ts';
import { quote, tlsRedirect, type WebServerOptions } from './options.ts';
import { malformedTargets } from './rules.ts';

/** The configuration of Caddy, as a Caddyfile. */
export function caddyConfiguration(listing: Listing, options: WebServerOptions): string {
  const { root, tls, port = tls ? 443 : 8080, trustProxy = false, hsts = 'host' } = options;
  const plain = tlsRedirect(options);
  const { notFound } = listing;
  return [
    '# Generated: see docs/operations.md.',
    ...block('', [
      'auto_https off',
      // Debian's Caddy does not read the environment variable, and two servers on a machine need an address each.
      'admin {$CADDY_ADMIN:localhost:2019}',
      ...block('servers', [`max_header_size ${limits.headers}`, ...timeouts]),
    ]),
    ...(tls ? block(`:${plain.port}`, [`redir ${plain.origin}{uri} 308`]) : []),
    ...block(`:${port}`, [
      ...(tls ? [`tls ${quote(tls.certificate)} ${quote(tls.key)}`] : []),
      `root * ${quote(root)}`,
      ...block('route', [
        ...setAll(commonHeaders),
        'header -Server',
        trustProxy ? '@secure header X-Forwarded-Proto https' : '@secure protocol https',
        ...setAll(secureHeaders(hsts), '@secure '),
        // Files' times mean little, since a store may have been copied. Only conditions about content count.
        'request_header -If-Modified-Since',
        'request_header -If-Unmodified-Since',
        // Only GET supports ranges. Our entity tags are weak here, so no If-Range can match.
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
