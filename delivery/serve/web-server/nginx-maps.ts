import { encodedHeaders, type Headers, problemHeaders, redirectHeaders, secureHeaders } from '@mint-row/kit/headers';
import { queryCharacters } from '../address.ts';
import { hostHeader } from '../authority.ts';
import { singleRange } from '../byte-range.ts';
import { limits } from '../limits.ts';
import { allowedMethods } from '../problems.ts';
import { uncompressed } from '../uncompressed.ts';
import { found, map, pattern, variable } from './nginx-syntax.ts';
import { quote, type WebServerOptions } from './options.ts';
import { malformedTargets } from './rules.ts';

/** The maps from the parts of a request to what they mean. */
export function maps({ trustProxy = false, hsts = 'host' }: WebServerOptions): string[] {
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
    // Only GET supports ranges. Our entity tags are weak here, so no If-Range can match.
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
      [pattern(`\\.(?:${uncompressed.join('|')})$`), '""'],
      [pattern('^(?:200|206|304|404)/'), quote(encodedHeaders.Vary ?? '')],
    ]),
    // If-Match with an entity tag takes precedence, and nginx finds that it fails.
    ...map('"$http_if_match $mint_etag $http_if_none_match"', '$mint_unchanged', '""', [
      [pattern(String.raw`^\*? W/(\S+) (?:.*,)?\s*(?:W/)?\1\s*(?:,.*)?$`), '1'],
    ]),
    ...Object.entries(secureHeaders(hsts)).flatMap(([name, value]) =>
      map(scheme, variable(name), '""', [['https', quote(value)]]),
    ),
  ];
}

/** A header whose value depends on whether the file was found. */
export function headerMap(name: string): string[] {
  const value = (headers: Headers) => quote(headers[name] ?? '');
  return map('$status', variable(name), value(problemHeaders), [
    ['308', value(redirectHeaders)],
    ...['200', '206', '304', '404'].map((status) => [status, found(name)] as const),
  ]);
}
