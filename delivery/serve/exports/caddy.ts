import {
  commonHeaders,
  contentTypes,
  encodedHeaders,
  type Headers,
  isRenewed,
  originHeaders,
  problemHeaders,
  redirectHeaders,
  secureHeaders,
} from '@mint-row/kit/headers';
import { formsOf, hostHeader, originOfTarget, queryCharacters } from '../rules/address.ts';
import { clientLimits } from '../rules/limits.ts';
import { allowedMethods, singleRange, textOutside } from '../rules/reply.ts';
import {
  hasSeveralOrigins,
  malformedTargets,
  plainPatterns,
  quote,
  type ReleasedPattern,
  releasePatterns,
  tlsRedirect,
  uncompressed,
  type WebServerOptions,
} from './configuration.ts';
import { headerNames, type Listing, redirectsOf } from './listing.ts';

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
      ...block('servers', [`max_header_size ${clientLimits.maxHeaderBytes}`, ...timeouts]),
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
        ...answer('long', `expression \`size({http.request.orig_uri}) > ${clientLimits.maxTargetLength}\``, 414),
        ...malformedTargets.flatMap((target, index) =>
          answer(`malformed${index}`, `vars_regexp {mint_target} \`${target}\``, 400),
        ),
        ...answer('malformed_host', `not vars_regexp {http.request.hostport} ${raw(hostHeader)}`, 400),
        ...answer(
          'malformed_origin',
          `not vars_regexp {http.request.orig_uri} ${raw(`^/|${originOfTarget}(?:[/?]|$)`)}`,
          400,
        ),
        ...redirect('elsewhere', `{mint_document} == "yes" && {mint_target} != ${pathPlaceholder}`, pathPlaceholder),
        ...redirect('other_form', '{mint_file} == "" && {mint_canonical} != ""', '{mint_canonical}'),
        ...(listing.folder === '/' ? [] : answerOutside(listing)),
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
  `read_header ${clientLimits.headersTimeoutMs}ms`,
  `read_body ${clientLimits.requestTimeoutMs}ms`,
  `write ${clientLimits.unreadTimeoutMs}ms`,
  `idle ${clientLimits.keepAliveTimeoutMs}ms`,
]);

/** The tables of files with their paths and headers, and of what the parts of a request's address mean. */
function tables(listing: Listing): string[] {
  const { files, notFound } = listing;
  const names = namesIn({ files, notFound });
  const row = (key: string, file: string, type: string, etag: string, document: string, headers: Headers) =>
    [key, file, type, etag, document, ...names.map((name) => headers[name] ?? '')].map(raw).join(' ');
  const released = ({ pattern, file, etag, headers, extensions: [extension = ''] }: ReleasedPattern) =>
    row(`~${pattern}`, grouped(file), contentTypes.get(extension) ?? '', `"${grouped(etag)}"`, '', headers);
  return [
    // A target that is an absolute address may have no path.
    ...block('map {http.request.orig_uri.path} {mint_path}', [
      `${raw('~^(.+)$')} ${raw(group(1))}`,
      `default ${raw('/')}`,
    ]),
    ...block('map {http.request.orig_uri} {mint_target}', [
      `${raw('~^(?:[a-zA-Z]+://[^/?]*)?(/[^?]*)')} ${raw(group(1))}`,
      `default ${raw('/')}`,
    ]),
    ...block('map {http.request.orig_uri.query} {mint_query}', [
      `${raw(`~${queryCharacters.source}`)} ${raw(`?${group(0)}`)}`,
      `default ${raw('')}`,
    ]),
    ...block(
      `map ${pathPlaceholder} {mint_file} {mint_type} {mint_etag} {mint_document} ${names.map(placeholder).join(' ')}`,
      [
        ...files.map((one) => row(one.path, one.file, one.type, one.etag, one.document ? 'yes' : '', one.headers)),
        ...[...contentTypes.keys()].flatMap((extension) => releasePatterns(listing, [extension]).map(released)),
        ...plainPatterns(listing).map(released),
        `default ${['', '', '', '', ...names.map(() => '')].map(raw).join(' ')}`,
      ],
    ),
    ...(hasSeveralOrigins(listing)
      ? block('map {http.request.header.Origin} {mint_origin}', [
          ...listing.allowedOrigins.map((origin) => `${raw(origin)} ${raw(origin)}`),
          `default ${raw('')}`,
        ])
      : []),
    ...block(`map ${pathPlaceholder} {mint_canonical}`, [
      ...redirectsOf(listing).map(({ from, to }) => `${raw(`~(?i)${formsOf(from)}`)} ${raw(to)}`),
      `default ${raw('')}`,
    ]),
  ];
}

/** A text with the groups of a regular expression, as Caddy writes them. */
function grouped(text: string): string {
  return text.replaceAll(/\$(\d)/g, (_, index: string) => group(Number(index)));
}

/** Sends the stored compressed copies to clients that accept them. */
const precompressed = 'precompressed br gzip';

/** The directives that answer with an existing file, or that it has not changed. */
function found(listing: Listing): string[] {
  const names = namesIn(listing);
  const setFound = (name: string) => [
    `@with${name} expression \`${placeholder(name)} != ""\``,
    `header @with${name} ${name} ${placeholder(name)}`,
  ];
  return [
    `@text not path ${uncompressed.map((extension) => `*.${extension}`).join(' ')}`,
    ...names.filter(isRenewed).flatMap(setFound),
    ...(hasSeveralOrigins(listing) ? allowAsking : []),
    // If-Match with an entity tag takes precedence, and Caddy finds that it fails.
    '@unchanged expression `({http.request.header.If-None-Match} == "*" || {http.request.header.If-None-Match}.contains({mint_etag})) && {http.request.header.If-Match} in ["", "*"]`',
    ...block('handle @unchanged', [
      ...block(
        'header',
        Object.keys({ ...commonHeaders, ...secureHeaders('host') })
          .filter((name) => !isRenewed(name))
          .map((name) => `-${name}`),
      ),
      ...setAll(encodedHeaders, '@text '),
      'header ETag W/{mint_etag}',
      'respond 304',
    ]),
    // Caddy would compare it with an entity tag of its own, and answer 304 with every header.
    'request_header -If-None-Match',
    ...names.filter((name) => !isRenewed(name)).flatMap(setFound),
    ...later(encodedHeaders, '@text '),
    'header Content-Type {mint_type}',
    ...block('header', ['ETag W/{mint_etag}', '-Last-Modified', 'defer']),
    'rewrite * /{mint_file}',
    ...block('file_server', [precompressed]),
  ];
}

/** The names of the headers that the table of files has a value for. */
function namesIn(listing: Parameters<typeof headerNames>[0]): string[] {
  return headerNames(listing).filter((name) => name !== 'Vary');
}

/** Of several origins, the answer with a file that pages of others may load allows the one that asks. */
const allowAsking = [
  `@shared expression \`${placeholder('Cross-Origin-Resource-Policy')} != ""\``,
  ...block('header @shared', ['+Vary Origin', 'defer']),
  `@allowed expression \`${placeholder('Cross-Origin-Resource-Policy')} != "" && {mint_origin} != ""\``,
  ...Object.entries(originHeaders('{mint_origin}')).map(([name, value]) => `header @allowed ${name} ${value}`),
];

/** The answer, without content, to requests that satisfy a matcher. */
function answer(name: string, matcher: string, status: number, lines: readonly string[] = []): string[] {
  return [
    `@${name} ${matcher}`,
    ...block(`handle @${name}`, [...setAll(problemHeaders), ...lines, `respond ${status}`]),
  ];
}

/** The answer, which is no document, to addresses that are not in the site's folder. */
function answerOutside(listing: Listing): string[] {
  return [
    `@outside not vars_regexp ${pathPlaceholder} ^${listing.folder}`,
    ...block('handle @outside', [
      ...setAll({ ...problemHeaders, 'Content-Type': 'text/plain; charset=utf-8' }),
      `respond ${quote(textOutside(listing))} 404`,
    ]),
  ];
}

/** Redirects requests that satisfy an expression, with their query. */
function redirect(name: string, expression: string, to: string): string[] {
  return [
    `@${name} expression \`${expression}\``,
    ...block(`handle @${name}`, [...setAll(redirectHeaders), `redir ${to}{mint_query} 308`]),
  ];
}

/** The lines that set headers, either for requests that satisfy a matcher or for all. */
function setAll(headers: Headers, matcher = ''): string[] {
  return Object.entries(headers).map(([name, value]) => `header ${matcher}${name} ${quote(value)}`);
}

/** Sets headers when the answer is ready, replacing what was set before. */
function later(headers: Headers, matcher = ''): string[] {
  return block(`header ${matcher}`.trim(), [
    ...Object.entries(headers).map(([name, value]) => `${name} ${quote(value)}`),
    'defer',
  ]);
}

/** The path of the original request, whatever it is rewritten to: placeholders are evaluated when they are used. */
const pathPlaceholder = '{mint_path}';

/** The placeholder for a header, by the header's name. */
function placeholder(header: string): string {
  return `{mint_${header.toLowerCase().replaceAll('-', '_')}}`;
}

/** A string that may contain double quotes, but no backtick: it is our own text, a checked path or a hash. */
function raw(text: string): string {
  return `\`${text}\``;
}

/** The placeholder for a group of the regular expression that matched. */
function group(index: number): string {
  return `$\{${index}}`;
}

/** A directive with a block: the text before the brace, and the lines inside. */
function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`.trimStart(), ...lines.map((line) => `\t${line}`), '}'];
}
