import { kinds } from '@mint-row/kit/contract';
import type { PartPlan } from '../compose/parts.ts';
import type { SiteArtifacts } from '../compose/plan.ts';

/**
 * Tells whose entries make the documents of a part heavy.
 * @returns a sentence with each remote's share, the largest first; empty if the documents contain no entries
 */
export function entryShares(
  { remotes }: Pick<SiteArtifacts, 'remotes'>,
  { catalogue }: Pick<PartPlan, 'catalogue'>,
): string {
  const shown = kinds.filter((kind) => catalogue[kind]);
  const shares = remotes
    .map(({ app, manifest }) => {
      const lists = shown.flatMap((kind) => JSON.stringify(manifest.catalogue[kind]) ?? []);
      return { app, bytes: lists.reduce((sum, list) => sum + Buffer.byteLength(list), 0) };
    })
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => b.bytes - a.bytes);
  if (shares.length === 0) return '';
  return `Lists of ${shown.join(', ')} are part of it, in bytes before compression: ${shares.map(({ app, bytes }) => `${app} ${bytes}`).join(', ')}.`;
}
