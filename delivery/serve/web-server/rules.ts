import { appNameSource } from '@mint-row/kit/contract';
import { contentTypes } from '@mint-row/kit/headers';
import { releaseName } from '../../store/layout.ts';

/**
 * The addresses of the releases' files, as regular expressions over the decoded path, and the place of the file in the
 * store; $1 to $3 are the expression's groups. Only published files match: no hidden files, server builds, manifests or
 * compressed copies.
 * @param endings the file extensions, for example "js"
 */
export function releaseFiles(endings: readonly string[] = [...contentTypes.keys()]) {
  const segment = String.raw`[\w-][\w.-]*`;
  const name = String.raw`(${segment}(?:/${segment})*\.(?:${endings.join('|')}))`;
  const release = `(${releaseName})`;
  const file = 'releases/$1/$2/client/$3';
  return [
    { pattern: `^/(shell)/${release}/${name}$`, file },
    { pattern: `^/remotes/(${appNameSource})/${release}/${name}$`, file },
  ];
}

/** Match targets that no honest client sends, such as those with "..": the target as received, without its query. */
export const malformedTargets = [
  String.raw`(?:^|/|%2[fF])(?:\.|%2[eE]){1,2}(?:/|%2[fF]|$)`,
  String.raw`%[01][0-9a-fA-F]|%7[fF]|%5[cC]|\\`,
] as const;
