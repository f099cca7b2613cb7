import type { Build } from '@mint-row/kit/contract/manifest';

/** What a build was made from, in words: "commit 1a2b3c4d and changes that were not committed". */
export function describeBuild(build: Build | undefined): string {
  if (!build) return 'it does not say which';
  if (!build.commit) return 'not from a commit';
  return `commit ${build.commit.slice(0, 8)}${build.changed ? ' and changes that were not committed' : ''}`;
}
