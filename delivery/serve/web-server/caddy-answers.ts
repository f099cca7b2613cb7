import { encodedHeaders, problemHeaders, redirectHeaders } from '@mint-row/kit/headers';
import { uncompressed } from '../uncompressed.ts';
import { later, setAll } from './caddy-headers.ts';
import { block, placeholder } from './caddy-syntax.ts';
import { headerNames, type Listing } from './listing.ts';

/** Sends the stored compressed copies to clients that accept them. */
export const precompressed = 'precompressed br gzip';

/** The directives that answer with an existing file. */
export function found(listing: Listing): string[] {
  return [
    ...headerNames(listing).flatMap((name) => [
      `@with${name} expression \`${placeholder(name)} != ""\``,
      `header @with${name} ${name} ${placeholder(name)}`,
    ]),
    `@text not path ${uncompressed.map((extension) => `*.${extension}`).join(' ')}`,
    ...later(encodedHeaders, '@text '),
    // If-Match with an entity tag takes precedence, and Caddy finds that it fails.
    '@unchanged expression `{http.request.header.If-None-Match}.contains({mint_etag}) && {http.request.header.If-Match} in ["", "*"]`',
    ...block('handle @unchanged', ['header ETag W/{mint_etag}', 'respond 304']),
    'header Content-Type {mint_type}',
    ...block('header', ['ETag W/{mint_etag}', '-Last-Modified', 'defer']),
    'rewrite * /{mint_file}',
    ...block('file_server', [precompressed]),
  ];
}

/** The answer, without content, to requests that satisfy a matcher. */
export function answer(name: string, matcher: string, status: number, lines: readonly string[] = []): string[] {
  return [
    `@${name} ${matcher}`,
    ...block(`handle @${name}`, [...setAll(problemHeaders), ...lines, `respond ${status}`]),
  ];
}

/** Redirects requests that satisfy an expression, with their query. */
export function redirect(name: string, expression: string, to: string): string[] {
  return [
    `@${name} expression \`${expression}\``,
    ...block(`handle @${name}`, [...setAll(redirectHeaders), `redir ${to}{mint_query} 308`]),
  ];
}
