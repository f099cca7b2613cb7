import { appNameSource, liveRelease, releaseBase } from '@mint-row/kit/contract';
import { assetHeaders, contentTypes, type Headers, liveDrawingHeaders } from '@mint-row/kit/headers';
import { layout, releaseName } from '../../store/layout.ts';
import type { Listing } from './listing.ts';

/** Files of releases: one pattern for all that a rule serves alike. */
export interface ReleasedFiles {
  /** Their addresses, as a regular expression over the decoded path. */
  pattern: string;
  /** Their places in the store; $1 to $3 are the expression's groups. */
  file: string;
  /** A release never changes, so its name is enough for an entity tag. It may be a group. */
  etag: string;
  headers: Headers;
}

const segment = String.raw`[\w-][\w.-]*`;

/**
 * The files of releases at their own addresses. Only published files match: no hidden files, server builds, manifests or
 * compressed copies.
 * @param endings the file extensions, for example "js"
 */
export function releaseFiles(endings: readonly string[] = [...contentTypes.keys()]): ReleasedFiles[] {
  const name = String.raw`(${segment}(?:/${segment})*\.(?:${endings.join('|')}))`;
  const release = `(${releaseName})`;
  const how = { file: 'releases/$1/$2/client/$3', etag: '$2', headers: assetHeaders };
  return [
    { pattern: `^/(shell)/${release}/${name}$`, ...how },
    { pattern: `^/remotes/(${appNameSource})/${release}/${name}$`, ...how },
  ];
}

/** The drawings of the releases that are live, for pages of other remotes. */
export function liveDrawings(live: Listing['live']): ReleasedFiles[] {
  return [...live].map(([remote, release]) => ({
    pattern: `^${releaseBase(remote, liveRelease)}(art/${segment}\\.svg)$`,
    file: `${layout.release(remote, release)}/client/$1`,
    etag: release,
    headers: liveDrawingHeaders,
  }));
}

/** Match targets that no honest client sends, such as those with "..": the target as received, without its query. */
export const malformedTargets = [
  String.raw`(?:^|/|%2[fF])(?:\.|%2[eE]){1,2}(?:/|%2[fF]|$)`,
  String.raw`%[01][0-9a-fA-F]|%7[fF]|%5[cC]|\\`,
] as const;
