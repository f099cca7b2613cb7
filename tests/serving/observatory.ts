import { visitHtml } from '../../delivery/index.ts';

/** An answer as a scanner sees it: header names in lower case. */
export interface Scanned {
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  body: string;
}

/** The facts about the domain that no answer contains. */
interface Domain {
  /** Whether https://hstspreload.org lists it. */
  preloaded: boolean;
}

/**
 * The score of an answer over TLS by the rules of MDN's HTTP Observatory, and the points of each rule. Source:
 * github.com/mdn/mdn-http-observatory, src/grader/charts.js (modifiers) and src/analyzer/tests (rules), 2025. Left out:
 * CORS and cookies, of which the site has none (0 points each; their presence fails), and the redirection from http,
 * which the web server's configuration makes.
 */
export function observatoryScore(answer: Scanned, domain: Domain) {
  const given = {
    'content-security-policy': contentSecurityPolicy(answer),
    cookies: header(answer, 'set-cookie') === '' ? 0 : -40,
    'cross-origin-resource-sharing': header(answer, 'access-control-allow-origin') === '' ? 0 : -50,
    'referrer-policy': referrerPolicy(answer),
    'strict-transport-security': strictTransportSecurity(answer, domain),
    'subresource-integrity': subresourceIntegrity(answer),
    'x-content-type-options': header(answer, 'x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': framing(answer),
    'cross-origin-resource-policy': resourcePolicy(answer),
  };
  const modifiers = Object.values(given);
  const withoutExtra = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  // Extra points count only for a site with at least 90 points without them.
  return { score: withoutExtra >= 90 ? 100 + sum(modifiers) : withoutExtra, given };
}

function contentSecurityPolicy(answer: Scanned): number {
  const policy = parsePolicy(header(answer, 'content-security-policy'));
  if (policy === null) return -25;
  const effective = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const broad = /^(\*|(ftp|https?):(\/\/\*(\.\*)?)?)$/;
  const unsafe = (source: string) => broad.test(source) || source === "'unsafe-inline'" || source === 'data:';
  if (effective('script-src').some(unsafe) || effective('object-src').some((source) => broad.test(source))) return -20;
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return -20;
  if ([...effective('script-src'), ...effective('style-src')].includes("'unsafe-eval'")) return -10;
  if (effective('style-src').some(unsafe)) return 0;
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
}

/** The directives of a policy, or null for none or a malformed one: a directive given twice. */
function parsePolicy(text: string): Map<string, string[]> | null {
  const policy = new Map<string, string[]>();
  for (const directive of text.split(';')) {
    const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/);
    if (policy.has(name)) return null;
    if (name !== '') policy.set(name, sources);
  }
  return policy.size > 0 ? policy : null;
}

function referrerPolicy(answer: Scanned): number {
  const policy = header(answer, 'referrer-policy');
  if (policy === '') return 0;
  return /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(policy) ? 5 : -5;
}

function strictTransportSecurity(answer: Scanned, domain: Domain): number {
  const policy = header(answer, 'strict-transport-security');
  const age = Number(/max-age=(\d+)/.exec(policy)?.[1] ?? Number.NaN);
  if (Number.isNaN(age) || policy.includes(',')) return -20;
  if (age < 15_552_000) return -10;
  // Only a domain with these directives can be listed: see the requirements on https://hstspreload.org.
  const listable = age >= 31_536_000 && /\bincludeSubDomains\b/.test(policy) && /\bpreload\b/.test(policy);
  return domain.preloaded && listable ? 5 : 0;
}

function subresourceIntegrity(answer: Scanned): number {
  const type = header(answer, 'content-type').split(';')[0];
  if (type !== '' && type !== 'text/html') return 0;
  const scripts: { src: string; integrity: string | undefined }[] = [];
  visitHtml(answer.body, {
    open: (name, { src, integrity }) => name === 'script' && src && scripts.push({ src, integrity }),
  });
  if (scripts.some(({ src }) => !/^\/(?!\/)/.test(src))) return -50;
  return scripts.some(({ integrity }) => integrity) ? 5 : 0;
}

function framing(answer: Scanned): number {
  if (parsePolicy(header(answer, 'content-security-policy'))?.has('frame-ancestors')) return 5;
  return /^(deny|sameorigin)$/i.test(header(answer, 'x-frame-options')) ? 0 : -20;
}

function resourcePolicy(answer: Scanned): number {
  const policy = header(answer, 'cross-origin-resource-policy');
  if (policy === '' || policy === 'cross-origin') return 0;
  return policy === 'same-origin' || policy === 'same-site' ? 10 : -5;
}

function header({ headers }: Scanned, name: string): string {
  const value = headers[name] ?? '';
  return typeof value === 'string' ? value : value.join(', ');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
