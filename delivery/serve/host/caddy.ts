import { otherForms, queryCharacters } from '../address.ts';
import { contentTypes } from '../content-types.ts';
import { assetHeaders, commonHeaders, encodedHeaders, problemHeaders, redirectHeaders, secureHeaders } from '../headers.ts';
import type { Headers } from '../headers.ts';
import { limits } from '../limits.ts';
import { allowedMethods } from '../problems.ts';
import type { Listing } from './listing.ts';
import { type HostOptions, quote, secureOrigin } from './options.ts';
import { malformedTargets, releaseFiles } from './rules.ts';

/** The configuration of Caddy, as a Caddyfile. */
export function caddyConfiguration(listing: Listing, options: HostOptions): string {
  const { store, tls, port = tls ? 443 : 8080, trustProxy = false } = options;
  const { files, notFound } = listing;
  const names = [...new Set([...files, notFound].flatMap(({ headers }) => Object.keys(headers)))];
  const columns = ['file', 'type', 'etag', ...names.map(nameOf)];
  const row = ({ file, type, etag, headers }: Served) =>
    [file, type, `W/${etag}`, ...names.map((name) => headers[name] ?? '')].map((text) => `\`${text}\``).join(' ');
  return [
    '# Generated from a snapshot. Make it anew after each release, then: caddy reload',
    ...block('', [
      'auto_https off',
      ...block('servers', [
        `max_header_size ${limits.headers}`,
        ...block('timeouts', [
          `read_header ${limits.headersTimeout}ms`,
          `read_body ${limits.requestTimeout}ms`,
          `write ${limits.unread}ms`,
          `idle ${limits.keepAlive}ms`,
        ]),
      ]),
    ]),
    ...(tls ? block(':80', [`redir ${secureOrigin}{uri} 308`]) : []),
    ...block(`:${port}`, [
      ...(tls ? [`tls ${quote(tls.certificate)} ${quote(tls.key)}`] : []),
      `root * ${quote(store)}`,
      ...block('route', [
        ...headers(commonHeaders),
        ...block('header', ['-Server', '-Last-Modified', 'defer']),
        trustProxy ? '@secure header X-Forwarded-Proto https' : '@secure protocol https',
        ...headers(secureHeaders, '@secure'),
        'request_header -If-Modified-Since',
        'request_header -If-Unmodified-Since',
        ...map('{http.request.orig_uri}', ['target'], [['~^([^?]*)', '`${1}`']]),
      ]),
    ]),
  ].join('\n');
}
