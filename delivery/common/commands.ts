/**
 * A command of `npm run release` for the message of an error or an outcome. It names the store that the message is about,
 * which may be another than the one that commands take by themselves.
 * @param store its address
 * @example releaseCommand('/srv/mint-row', 'releases', 'marvel') // 'npm run release -- releases marvel --store "/srv/mint-row"'
 */
export function releaseCommand(store: string, ...words: readonly string[]): string {
  return ['npm run release --', ...words, '--store', JSON.stringify(store)].join(' ');
}
