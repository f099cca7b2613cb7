import { constantFrom, integer, oneof } from 'fast-check';
import { marker } from './marker.ts';

/** Header lines: conditions, lengths, codings, and malformed ones. */
export const header = oneof(
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
