import type { PublishOptions } from '../../release/publish.ts';
import { showComposing } from '../command.ts';
import { composerId } from '../composer-id.ts';
import { type SandboxOptions, sandboxUse } from './sandbox-options.ts';
import type { Told } from './tell-changes.ts';

/**
 * How verbs that release artifacts compose them.
 * @param told what tells what changes
 */
export async function composingOptions(
  { allowRemoval = false, ...sandbox }: SandboxOptions & { allowRemoval?: boolean },
  { onProposal }: Told,
): Promise<Omit<PublishOptions, 'author'>> {
  return {
    composer: await composerId(),
    sandbox: await sandboxUse(sandbox),
    allowRemoval,
    onProgress: showComposing,
    onProposal,
  };
}
