import { type Arbitrary, array, constantFrom, oneof, tuple } from 'fast-check';
import { marker } from './marker.ts';

/** Pieces of targets: climbing, hiding, ending a string or a line, and names next to the site's folder. */
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

/** Targets of requests: made of tricks, known ones with something added, and long ones. */
export function targets(paths: readonly string[]): Arbitrary<string> {
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
