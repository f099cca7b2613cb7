import { site } from '@mint-row/kit/content';
import { appNameSource } from '@mint-row/kit/contract';
import { assetHeaders, contentTypes, type Headers, type HstsScope } from '@mint-row/kit/headers';
import { DeliveryError } from '../../common/errors.ts';
import { isCompressible } from '../../store/codings.ts';
import { releaseName } from '../../store/layout.ts';
import type { KeyedFile } from '../../store/snapshots.ts';
import type { Listing } from './listing.ts';

/** The contents of an export. */
export interface ExportContents {
  listing: Listing;
  /** The files of the snapshot, by address. */
  listed: ReadonlyMap<string, KeyedFile>;
  /** The keys of the manifests of the releases whose files are served. */
  named: ReadonlySet<string>;
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
  /** With TLS: where requests without TLS are redirected, such as `https://cards.example`; by default the site's origin. */
  origin?: string;
  /** With TLS: the port whose requests are redirected; 80 by default. */
  redirectPort?: number;
}

/** Where a server with TLS redirects requests without it, and the port on which it receives them. */
export function tlsRedirect({ origin = site.origin, redirectPort = 80 }: WebServerOptions): {
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

/** Files of releases: one pattern for all that a rule serves alike. */
export interface ReleasedFiles {
  /** Their addresses, as a regular expression over the decoded path. */
  pattern: string;
  /** Their places in the export; $1 to $3 are the expression's groups. */
  file: string;
  /** A release never changes, so its name is enough for an entity tag. It may be a group. */
  etag: string;
  headers: Headers;
}

const segment = String.raw`[\w-][\w.-]*`;

/**
 * The files of releases at their own addresses. Only published files match: no hidden files, server builds, manifests or
 * compressed copies.
 * @param extensions the file extensions, for example "js"
 */
export function releasePatterns(extensions: readonly string[] = [...contentTypes.keys()]): ReleasedFiles[] {
  const name = String.raw`(${segment}(?:/${segment})*\.(?:${extensions.join('|')}))`;
  const release = `(${releaseName})`;
  const how = { etag: '$2', headers: assetHeaders };
  return [
    { pattern: `^/(shell)/${release}/${name}$`, file: '$1/$2/$3', ...how },
    { pattern: `^/remotes/(${appNameSource})/${release}/${name}$`, file: 'remotes/$1/$2/$3', ...how },
  ];
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
