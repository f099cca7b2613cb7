const host = 'Host: localhost\r\n';

/** The bytes of a request. */
export const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\n${host}${headers}\r\n`;

/** Requests that are cut, double or odd: description, the status of the one answer, and the bytes. */
export const hostileRequests: readonly (readonly [what: string, status: number, bytes: string])[] = [
  ['no host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['two hosts', 400, `GET / HTTP/1.1\r\n${host}Host: evil.example\r\nConnection: close\r\n\r\n`],
  ['a length and a transfer coding', 400, get('/', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n')],
  ['two lengths', 400, get('/', 'Content-Length: 5\r\nContent-Length: 6\r\n')],
  ['a folded header', 400, get('/', 'X: a\r\n b\r\n')],
  ['a space before the colon', 400, get('/', 'X : a\r\n')],
  ['a bare carriage return', 400, get('/', 'X: a\rY: b\r\n')],
  ['a target with a space', 400, 'GET /a b HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['HTTP/2 without TLS', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['HTTP/2.0 in a request line', 505, `GET / HTTP/2.0\r\n${host}\r\n`],
  ['HTTP/0.9 in a request line', 505, `GET / HTTP/0.9\r\n${host}\r\n`],
  ['an unknown transfer coding', 400, get('/', 'Transfer-Encoding: xchunked\r\n')],
  ['a transfer coding inside another', 400, get('/', 'Transfer-Encoding: gzip, chunked\r\n')],
  ['TLS', 400, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['an address of 2,049 characters', 414, get(`/${'a'.repeat(2048)}`, 'Connection: close\r\n')],
  ['headers of 20,000 characters', 431, get('/', `X: ${'a'.repeat(20_000)}\r\n`)],
  ['an expectation', 417, get('/', 'Expect: a-miracle\r\nConnection: close\r\n')],
  ['TRACE', 405, `TRACE / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`],
  ['CONNECT', 405, `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`],
  ['an upgrade', 200, get('/', 'Upgrade: websocket\r\nConnection: Upgrade, close\r\n')],
  ['100-continue', 200, get('/', 'Expect: 100-continue\r\nConnection: close\r\n')],
  ['HTTP/1.0', 200, 'GET / HTTP/1.0\r\n\r\n'],
];
