import { addressIn, appNameSource, filesBase } from '@mint-row/kit/contract';
import {
  assetHeaders,
  contentTypes,
  dataHeaders,
  type Headers,
  type HstsScope,
  sharingHeaders,
} from '@mint-row/kit/headers';
import { DeliveryError } from '../../common/errors.ts';
import { isCompressible } from '../../store/codings.ts';
import type { Plain } from '../../store/copies.ts';
import type { KeyedFile } from '../../store/snapshots.ts';
import type { KnownFile } from '../rules/released-files.ts';
import type { Listing } from './listing.ts';

/** The contents of an export. */
export interface ExportContents {
  listing: Listing;
  /** The files of the snapshot, by address. */
  listed: ReadonlyMap<string, KeyedFile>;
  /** The published files of all releases that are served, by address; those of the live ones by plain address as well. */
  released: ReadonlyMap<string, KnownFile>;
  /** The files of releases that the worker of the export before serves, by address: it passes them on. */
  carried: Readonly<Record<string, Plain>>;
}

/** How an export is served. */
export interface Settings extends Omit<WebServerOptions, 'root'> {
  /** The folder of exports, as the web server sees it. */
  exports: string;
}

/** The texts that are written beside the files of an export, by name, given the name of the export's folder. */
export type FilesBeside = (folder: string) => Readonly<Record<string, string>>;

/** The facts of the machine that a web server's configuration needs. */
export interface WebServerOptions {
  /** The folder with the files, as the web server sees it. */
  root: string;
  /** The port to listen on; by default 443 with TLS, and 8080 without. */
  port?: number;
  /** The files of the certificate and its key. Without them, only a proxy in front can provide TLS. */
  tls?: { certificate: string; key: string };
  /** Whether a proxy in front sets `X-Forwarded-Proto`. Without a proxy, any client could set it. */
  trustProxy?: boolean;
  /** The hosts that HSTS covers, over TLS; `host` by default. */
  hsts?: HstsScope;
  /** With TLS: where requests without TLS are redirected, such as `https://cards.example`. */
  origin: string;
  /** With TLS: the port whose requests are redirected; 80 by default. */
  redirectPort?: number;
}

/** Where a server with TLS redirects requests without it, and the port on which it receives them. */
export function tlsRedirect({ origin, redirectPort = 80 }: WebServerOptions): {
  origin: string;
  port: number;
} {
  return { origin, port: redirectPort };
}

/**
 * A string in a configuration, in double quotes.
 * @throws DeliveryError when it contains a character that the server would replace
 */
export function quote(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
  if (/[\u0000-\u001f\u007f\\$`{}]/.test(text)) {
    throw new DeliveryError(
      `${JSON.stringify(text)} has a character that a web server's configuration cannot contain. Rename the file or folder.`,
    );
  }
  return `"${text.replaceAll('"', '\\"')}"`;
}

/** Files of releases: one pattern for all that a rule serves alike. Each is at the place of its address. */
export interface ReleasedPattern {
  /** Their addresses, as a regular expression over the decoded path. */
  pattern: string;
  /** Their places in the export, from the expression's groups. */
  file: string;
  /** The entity tag, which may be a group. */
  etag: string;
  headers: Headers;
  /** The file extensions of the files. */
  extensions: readonly string[];
}

const segment = String.raw`[\w-][\w.-]*`;

/**
 * The files of releases under their published names. No hidden files, server builds, manifests or compressed copies match.
 * @param extensions the file extensions, for example "js"
 */
export function releasePatterns(
  { folder, allowedOrigins }: Pick<Listing, 'folder' | 'allowedOrigins'>,
  extensions: readonly string[] = [...contentTypes.keys()],
): ReleasedPattern[] {
  const name = String.raw`((?:${segment}/)*${segment})\.([\w-]{10})\.(${extensions.join('|')})`;
  const pattern = `^${folder}(shell|remotes/${appNameSource})/${name}$`;
  const headers = { ...assetHeaders, ...sharingHeaders(allowedOrigins) };
  return [{ pattern, file: '$1/$2.$3.$4', etag: '$3', headers, extensions }];
}

/** The files of the live releases that have plain addresses as well: see `hasPlainAddress`. */
export function plainPatterns({
  folder,
  live,
  allowedOrigins,
}: Pick<Listing, 'folder' | 'live' | 'allowedOrigins'>): ReleasedPattern[] {
  return Object.entries(live).map(([app, release]) => ({
    pattern: String.raw`^${addressIn({ folder }, filesBase(app))}((?:${segment}/)*[\w-]+\.json)$`,
    file: `${filesBase(app).slice(1)}$1`,
    etag: release,
    headers: { ...dataHeaders, ...sharingHeaders(allowedOrigins) },
    extensions: ['json'],
  }));
}

/** Whether the answers that pages of other origins may load depend on the origin that asks. */
export function hasSeveralOrigins({ allowedOrigins }: Pick<Listing, 'allowedOrigins'>): boolean {
  return allowedOrigins.length > 1;
}

/** Match targets that no honest client sends, such as those with "..": the target as received, without its query. */
export const malformedTargets = [
  String.raw`(?:^|/|%2[fF])(?:\.|%2[eE]){1,2}(?:/|%2[fF]|$)`,
  String.raw`%[01][0-9a-fA-F]|%7[fF]|%5[cC]|\\`,
] as const;

/** The file extensions of a release whose files have no compressed copies. */
export const uncompressed: readonly string[] = [...contentTypes.keys()].filter(
  (extension) => !isCompressible(`file.${extension}`, Number.POSITIVE_INFINITY),
);
