import { type Arbitrary, array, constant, constantFrom, integer, option, record, tuple } from 'fast-check';
import { header } from './header-lines.ts';
import { marker } from './marker.ts';
import { often } from './often.ts';
import { targets } from './targets.ts';

/** The requests that a client sends on one connection. */
export interface Conversation {
  /** The bytes, one character each, as they are sent: one piece after the other. */
  pieces: readonly string[];
  /** The number of requests that they are meant to be. */
  requests: number;
}

/**
 * Conversations that a server should survive: some valid, most not.
 * @param paths addresses that the site has
 */
export function conversations(paths: readonly string[]): Arbitrary<Conversation> {
  return tuple(array(request(paths), { minLength: 1, maxLength: 5 }), ending, cuts).map(([requests, last, cut]) => {
    const text = [...requests.slice(0, -1), last(requests.at(-1) ?? '')].join('');
    return { pieces: pieces(text, cut), requests: requests.length };
  });
}

function request(paths: readonly string[]): Arbitrary<string> {
  return record({
    method,
    target: targets(paths),
    version: often(constant('HTTP/1.1'), constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/1.1 ', 'http/1.1', 'HTTP/9', '')),
    host: often(
      constant(['Host: localhost']),
      constantFrom([], ['Host: a', 'Host: b'], [`Host: ${marker}/../`], ['Host:']),
    ),
    headers: array(header, { maxLength: 3 }),
    line: often(constant('\r\n'), constantFrom('\n', '\r', '\r\n ', '\n\r')),
    body: often(
      constant(''),
      constantFrom('hello', '0\r\n\r\n', '5\r\nhello\r\n0\r\n\r\n', 'ffffffff\r\n', '-1\r\n', '\0'),
    ),
  }).map(({ method, target, version, host, headers, line, body }) =>
    [`${method} ${target} ${version}`, ...host, ...headers, '', body].join(line),
  );
}

const method = often(
  constantFrom('GET', 'GET', 'GET', 'HEAD'),
  constantFrom(
    ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PATCH', 'PROPFIND', 'M-SEARCH', 'PRI', 'get', 'Get'],
    ...['', ' GET', 'GET\t', 'G\0T', marker, 'QUERY', 'PURGE', 'SOURCE', 'A'.repeat(9_000)],
  ),
);

/** The end of a conversation: with `Connection: close`, or cut off; some stop in the middle. */
const ending: Arbitrary<(request: string) => string> = often(
  constant((request: string) => request.replace(/\r\n/, '\r\nConnection: close\r\n')),
  integer({ min: 0, max: 100 }).map(
    (percent) => (request: string) => request.slice(0, (request.length * percent) / 100),
  ),
  constant((request: string) => request),
);

/** The positions at which a conversation is cut into pieces, as thousandths of its length. */
const cuts = option(array(integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 3 }), { freq: 5 });

function pieces(text: string, cut: readonly number[] | null): string[] {
  const at = [
    0,
    ...(cut ?? []).map((part) => Math.floor((text.length * part) / 1000)).sort((a, b) => a - b),
    text.length,
  ];
  return at.slice(1).flatMap((end, index) => text.slice(at[index], end) || []);
}
