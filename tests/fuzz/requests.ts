import { type Arbitrary, array, constant, constantFrom, integer, oneof, option, record, tuple } from 'fast-check';

/** What a client says on one connection. */
export interface Conversation {
  /** The bytes, one character each, as they are sent: one piece after the other. */
  pieces: readonly string[];
  /** How many requests they are meant to be. */
  requests: number;
}

/** A word that must never come back. */
export const marker = 'zqxv7';

/** Pieces of targets: what climbs, what hides, what ends a string or a line, and names that lie beside the site. */
const tricks = [
  ...['.', '..', '%2e', '%2e%2e', '%2E.', '%252e%252e', '%25252e', '..;', '%u002e', '%c0%ae%c0%ae', '%e0%80%ae'],
  ...[
    '%f0%80%80%ae',
    '%c0%af',
    '%c1%9c',
    '\xc0\xae',
    '\xe0\x80\xaf',
    '%ff',
    '%zz',
    '%',
    '%2',
    '%00',
    '\0',
    '%0a',
    '%0d',
  ],
  ...['%0d%0aX-Injected:%201', '\\', '%5c', '%255c', '%2f', '%252f', '%2F..%2F', ';', '?', '#', '@', ':', ':80', '~'],
  ...[
    '"',
    "'",
    '<script>',
    '%3Cscript%3E',
    '\t',
    '\x7f',
    '\x0b',
    'é',
    '%EF%BC%8F',
    '%E2%80%AE',
    '*',
    '|',
    '$',
    '{',
    '`',
  ],
  ...['evil.example', marker, `${marker}.html`, 'etc/passwd', 'C:', 'con', 'file:', '__proto__', 'constructor'],
  ...['live', 'history', 'history/0000000001.json', 'releases', 'snapshots', 'parts', 'composed', 'incoming'],
  ...['secret.txt', 'manifest.json', 'server', 'server/LandingPage.mjs', 'client', '.git', '.env', 'package.json'],
  ...['index.html', '.html', '.HTML', '.br', '.gz', 'a'.repeat(300)],
];

/**
 * Conversations that a server should survive: some honest, most not.
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

function targets(paths: readonly string[]): Arbitrary<string> {
  const start = constantFrom(
    '/',
    '/',
    '/',
    '//',
    '///',
    '/\\',
    '\\',
    '',
    'http://evil.example',
    'https://localhost/',
    '*',
    '//evil.example/',
  );
  const part = oneof(constantFrom(...tricks), constantFrom(...paths.map((path) => path.slice(1))));
  const made = tuple(start, array(part, { maxLength: 6 }), constantFrom('/', '/', '/', '', '//')).map(
    ([first, parts, between]) => first + parts.join(between),
  );
  const known = tuple(
    constantFrom(...paths),
    constantFrom('', '', '', '/', '.html', '/index.html', '?', `?${marker}=1`, '%20', '/..', '.br'),
  );
  return oneof(
    made,
    known.map(([path, more]) => path + more),
    constantFrom(`/${'a'.repeat(2_040)}`, `/${'%61'.repeat(3_000)}`),
  );
}

const header = oneof(
  constantFrom(
    'Range: bytes=0-1',
    'Range: bytes=-1',
    'Range: bytes=5-2',
    'Range: bytes=0-,1-2',
    'Range: bytes=99999999999999999999-',
  ),
  constantFrom(
    'If-None-Match: *',
    `If-None-Match: "${marker}"`,
    'If-Match: "x"',
    'If-Range: "x"',
    'If-Modified-Since: never',
  ),
  constantFrom(
    'Accept-Encoding: br',
    'Accept-Encoding: gzip;q=1e9',
    'Accept-Encoding: *;q=0',
    `Accept-Encoding: ${','.repeat(500)}`,
  ),
  constantFrom(
    'Content-Length: 0',
    'Content-Length: 5',
    'Content-Length: -1',
    'Content-Length: 5, 6',
    'Content-Length: +5',
    'Content-Length: 0x5',
  ),
  constantFrom('Content-Length: 99999999999999999999', 'Content-Length: 5\r\nContent-Length: 6', 'Content-Length : 5'),
  constantFrom(
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: chunked, identity',
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding:\x0bchunked',
  ),
  constantFrom(
    'Transfer-Encoding: chunked\r\nContent-Length: 5',
    'Connection: close',
    'Connection: keep-alive',
    'Connection: host, close',
  ),
  constantFrom(
    'Expect: 100-continue',
    `Expect: ${marker}`,
    'Upgrade: h2c',
    'Connection: Upgrade\r\nUpgrade: websocket',
    'HTTP2-Settings: AAMAAABk',
  ),
  constantFrom(
    `X: ${marker}\r\nX-Injected: 1`,
    `X: a\r\n ${marker}`,
    `${marker}: a\rb`,
    'X: a\0b',
    'X\0: a',
    ': a',
    'X',
    'Host: evil.example',
  ),
  constantFrom(
    `X: ${'a'.repeat(20_000)}`,
    `${'X'.repeat(20_000)}: a`,
    'X: a\r\n'.repeat(300),
    'X: a\r\n'.repeat(2_500),
    'X: \xff\xfe',
  ),
  constantFrom(
    'X-Forwarded-Proto: https',
    `X-Forwarded-Host: ${marker}`,
    'X-Original-URL: /live',
    'X-HTTP-Method-Override: PUT',
    `Origin: https://${marker}`,
  ),
  integer({ min: 0, max: 255 }).map((code) => `X: a${String.fromCharCode(code)}b`),
);

/** How a conversation ends: by saying so, or not; some stop in the middle. */
const ending: Arbitrary<(request: string) => string> = often(
  constant((request: string) => request.replace(/\r\n/, '\r\nConnection: close\r\n')),
  integer({ min: 0, max: 100 }).map(
    (percent) => (request: string) => request.slice(0, (request.length * percent) / 100),
  ),
  constant((request: string) => request),
);

/** Where a conversation is cut into pieces, as parts of its length. */
const cuts = option(array(integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 3 }), { freq: 5 });

function pieces(text: string, cut: readonly number[] | null): string[] {
  const at = [
    0,
    ...(cut ?? []).map((part) => Math.floor((text.length * part) / 1000)).sort((a, b) => a - b),
    text.length,
  ];
  return at.slice(1).flatMap((end, index) => text.slice(at[index], end) || []);
}

/** Mostly the first: a request with nothing but faults is refused for the first of them. */
function often<Usual, Other>(usual: Arbitrary<Usual>, ...others: Arbitrary<Other>[]): Arbitrary<Usual | Other> {
  return oneof<{ arbitrary: Arbitrary<Usual | Other>; weight: number }[]>(
    { arbitrary: usual, weight: 20 },
    ...others.map((arbitrary) => ({ arbitrary, weight: 1 })),
  );
}
