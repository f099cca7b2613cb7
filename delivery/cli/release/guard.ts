import { type Command, Option } from 'commander';
import { releaseCommand } from '../../common/commands.ts';
import { DeliveryError } from '../../common/errors.ts';
import { shortId } from '../../common/words.ts';
import { type Ended, ReleaseGuard, type WantedRollback } from '../../guard/guard.ts';
import { guardLimits } from '../../guard/limits.ts';
import { WatchedServers } from '../../guard/servers.ts';
import { describeEvidence } from '../../guard/words.ts';
import type { ChangeResult } from '../../release/change.ts';
import type { GuardPlan } from '../../release/guard-plan.ts';
import { rollbackApps } from '../../release/rollback.ts';
import { needsKey } from '../../signing/trust.ts';
import { type Generation, readNewest } from '../../store/history.ts';
import type { Storage } from '../../store/storage.ts';
import { composerId } from '../checkout.ts';
import { type CommandOutcome, exitCodes } from '../command.ts';
import { serversOption, toShortDuration } from '../options.ts';
import { wrapped } from '../table.ts';
import { type SandboxOptions, sandboxUse, withSandbox } from './composing.ts';
import { authorOf, type ChangingOptions, changingVerb, runVerb } from './verb.ts';

/** The options of a guard. */
export interface GuardingOptions extends ChangingOptions, SandboxOptions {
  servers?: string[];
  whileFrozen?: boolean;
}

/** The options of a publication that is guarded. */
export interface GuardOptions extends GuardingOptions {
  guard?: number;
  withoutReports: 'keep' | 'rollback';
}

const { shortestMs, longestMs } = guardLimits;

/** Adds the options of a guard to the verb that publishes. */
export function withGuardOptions(command: Command): Command {
  return withServers(command)
    .addOption(
      new Option(
        '--guard <time>',
        'watches what browsers report of the release for that time, such as 15m, and rolls it back if it is worse than the one before',
      ).argParser(toShortDuration(shortestMs, longestMs)),
    )
    .addOption(
      new Option('--without-reports <what>', 'what the guard does if too few browsers report in its time')
        .choices(['keep', 'rollback'])
        .default('keep'),
    );
}

function withServers(command: Command): Command {
  return command.addOption(serversOption()).option('--while-frozen', 'a guard rolls back although releases are frozen');
}

export const guardCommand = withSandbox(
  withServers(changingVerb('guard', 'watches the releases that were published with --guard, and are live')),
)
  .option('--stay', 'waits for further ones when no guard is left: for a service beside a server')
  .action((options: GuardingOptions & { stay?: boolean }) =>
    runVerb(options, async (storage) => {
      const live = await readNewest(storage);
      // Not at the moment when it is needed.
      if (live?.signers !== undefined && options.key === undefined) throw needsKey(storage.address);
      const servers = await answering(options.servers);
      const guard = await guardOf(storage, servers, options);
      const ended: Ended[] = [];
      const { stay = false, json } = options;
      const tell = (one: Ended) => {
        ended.push(one);
        if (!json) console.log(describeEnded(one).join('\n'));
      };
      await guard.watch(tell, { stay, signal: untilInterrupted() });
      const none = ended.length === 0 && guard.watched.length === 0 && !stay;
      return {
        result: { ended: ended.map(resultOf), watched: guard.watched },
        lines: none ? ['No live release is guarded.'] : describeLeft(storage, guard),
        exitCode: exitCodeOf(ended),
      };
    }),
  );

/** What a publication does about its guard. */
interface Publication {
  plan: GuardPlan | undefined;
  /** Watches what has been published; prints what was published, then how the guard ends. */
  follow: (live: Generation | null, outcome: CommandOutcome) => Promise<CommandOutcome>;
}

/**
 * Prepares the guard of a publication: asks the servers what they have counted so far.
 * @throws DeliveryError when no server answers, or options contradict each other
 */
export async function prepareGuard(storage: Storage, options: GuardOptions): Promise<Publication> {
  const { guard: milliseconds, withoutReports, servers: addresses, json } = options;
  if (milliseconds === undefined) {
    if (addresses) throw new DeliveryError('--servers is for --guard TIME. Nothing was changed.');
    return { plan: undefined, follow: async (_, outcome) => outcome };
  }
  const servers = await answering(addresses);
  const plan: GuardPlan = {
    milliseconds,
    withoutReports,
    countsOf: (app, release) => servers.countsOf(app, release),
  };
  const follow = async (live: Generation | null, outcome: CommandOutcome): Promise<CommandOutcome> => {
    if (!live?.guard) return outcome;
    if (!json) console.log(outcome.lines.join('\n'));
    const ended: Ended[] = [];
    const guard = await guardOf(storage, servers, { ...options, generation: live.generation });
    await guard.watch((one) => ended.push(one), { signal: untilInterrupted() });
    return {
      result: { ...(outcome.result as object), guard: ended.map(resultOf) },
      lines: [...ended.flatMap(describeEnded), ...describeLeft(storage, guard)],
      exitCode: exitCodeOf(ended),
    };
  };
  return { plan, follow };
}

async function answering(addresses: readonly string[] | undefined): Promise<WatchedServers> {
  if (!addresses) {
    throw new DeliveryError(
      'A guard reads what servers have counted: name their addresses for operators with --servers http://127.0.0.1:9464. Nothing was changed.',
    );
  }
  const servers = new WatchedServers(addresses);
  await servers.read();
  if (servers.answers.answered > 0) return servers;
  throw new DeliveryError(
    `No server answers. Nothing was changed: correct --servers, or start the servers with --operator-port.\n${servers.problems.map(({ address, why }) => `${address}: ${why}`).join('\n')}`,
  );
}

async function guardOf(
  storage: Storage,
  servers: WatchedServers,
  { whileFrozen = false, generation, json, ...options }: GuardingOptions & { generation?: number },
): Promise<ReleaseGuard> {
  const rollBack = async ({ judged, evidence, why }: WantedRollback): Promise<ChangeResult> =>
    rollbackApps(storage, Object.keys(judged), {
      author: await authorOf(options, why),
      composer: await composerId(),
      sandbox: await sandboxUse(options),
      whileFrozen,
      judged,
      ...(evidence && { evidence }),
    });
  // What happens meanwhile is no part of the outcome for scripts.
  const say = (sentence: string) => (json ? console.error(sentence) : console.log(wrapped(sentence)));
  return new ReleaseGuard(storage, { servers, rollBack, say, ...(generation && { generation }) });
}

const endings: Record<Ended['how'], string> = {
  kept: 'The guard has ended, and the release stays',
  unjudged: 'Too few browsers have reported for a judgement, and the release stays',
  'rolled back': 'Rolled back',
  left: 'The guard has ended, since this is no longer live',
  frozen: 'Releases are frozen, so this was NOT rolled back, and should be',
  refused: 'This was NOT rolled back, and should be',
};

function describeEnded({ guarded, how, evidence, problem }: Ended): string[] {
  const { app, release, generation } = guarded;
  const found = evidence ? describeEvidence(evidence) : `${app} ${shortId(release)}`;
  const missed = how === 'frozen' || how === 'refused' ? (problem ?? '') : '';
  return [wrapped(`${endings[how]}: ${found} (generation ${generation}).`), ...(missed ? [missed] : [])];
}

function resultOf({ guarded: { app, release, generation, until }, how, evidence, problem }: Ended) {
  return { app, release, generation, until, how, evidence, problem };
}

/** What is guarded still, when this guard was interrupted. */
function describeLeft({ address }: Storage, { watched }: ReleaseGuard): string[] {
  if (watched.length === 0) return [];
  const apps = watched.map(({ app }) => app).join(', ');
  return [wrapped(`Nobody may be watching ${apps} now. To go on: ${releaseCommand(address, 'guard --servers …')}`)];
}

/** The worst decides. */
function exitCodeOf(ended: readonly Ended[]): number {
  const has = (how: Ended['how']) => ended.some((one) => one.how === how);
  if (has('refused')) return exitCodes.refused;
  if (has('frozen')) return exitCodes.frozen;
  return has('rolled back') || has('left') ? exitCodes.rolledBack : exitCodes.done;
}

function untilInterrupted(): AbortSignal {
  const control = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => control.abort());
  return control.signal;
}
