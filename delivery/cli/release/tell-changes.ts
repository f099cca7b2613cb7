import { visibleLines } from '@mint-row/kit/contract/visible';
import type { Command } from 'commander';
import { DeliveryError } from '../../delivery-error.ts';
import type { Changes } from '../../release/changes/changes.ts';
import { changesBetween } from '../../release/changes/changes-between.ts';
import { changesPage } from '../../release/changes/page.ts';
import type { Proposal } from '../../release/proposal.ts';
import { describeChanges } from './describe-changes.ts';
import { refusePath, writeReport } from './write-report.ts';

/** The options of verbs that tell what a release changes. */
export interface ChangesOptions {
  html?: string;
  pictures?: boolean;
  json?: boolean;
}

/** Loaded only when asked for: it needs a server. */
const picturing = () => import('./take-pictures.ts');

/** Adds these options to a verb. */
export function withChanges(command: Command): Command {
  return command
    .option('--html <file>', 'also writes what changes as a page, for example for a pull request')
    .option('--pictures', 'shows on that page what pages look like before and after');
}

/**
 * Refuses options that cannot be followed, before anything else is done.
 * @throws DeliveryError that says what to change
 */
export async function refuseOptions({ html, pictures }: ChangesOptions): Promise<void> {
  if (html) await refusePath(html);
  if (!pictures) return;
  if (!html) throw new DeliveryError('--pictures are shown on a page: add --html FILE.');
  (await picturing()).refuseWithoutBrowser();
}

/**
 * Finds what changes, and writes the page if one was asked for.
 * @throws DeliveryError when a snapshot cannot be read, no pictures can be taken, or the page cannot be written
 */
export async function findChanges(proposal: Proposal, { html, pictures }: ChangesOptions): Promise<Changes> {
  const { storage, before, after } = proposal;
  const changes = await changesBetween(storage, before, after);
  if (!html) return changes;
  const taken = pictures ? await (await picturing()).takePictures(proposal, changes) : null;
  await writeReport(html, changesPage(changes, taken));
  return changes;
}

/** What a verb passes on as `onProposal`, and what was told last. */
export interface Told {
  changes: Changes | null;
  onProposal: (proposal: Proposal) => Promise<void>;
}

/**
 * Tells what changes as soon as it is known, before it is live: prints it, unless the outcome is JSON, and writes the
 * page if one was asked for.
 * @throws DeliveryError at once when an option cannot be followed
 */
export async function tellChanges(options: ChangesOptions): Promise<Told> {
  await refuseOptions(options);
  const told: Told = {
    changes: null,
    onProposal: async (proposal) => {
      // What is live may be damaged. That must not stop the release that replaces it.
      told.changes = await findChanges(proposal, options).catch((error: unknown) => {
        if (options.html || !(error instanceof DeliveryError)) throw error;
        console.error(`What changes cannot be told. ${error.message}`);
        return null;
      });
      if (!told.changes || options.json) return;
      console.log(visibleLines([...describeChanges(told.changes), ''].join('\n')));
    },
  };
  return told;
}
