import type { AppName } from '@mint-row/kit/contract';
import { paths, urlAt } from '@mint-row/kit/contract';
import { visible } from '@mint-row/kit/contract/visible';
import { releaseCommand } from '../../common/commands.ts';
import { DeliveryError } from '../../common/errors.ts';
import { personName, shortId, toMinute } from '../../common/words.ts';
import { guardedReleases } from '../../guard/guarded.ts';
import { describeChance, describeMeasure, shareOf } from '../../guard/words.ts';
import { appsIn } from '../../release/change.ts';
import { type ListedRelease, listReleases, pastReleases } from '../../release/past-releases.ts';
import { missingOf } from '../../release/site-artifacts.ts';
import { Trust } from '../../signing/trust.ts';
import type { Evidence } from '../../store/guards.ts';
import { type Generation, readHistory, readNewest, readWholeHistory } from '../../store/history.ts';
import type { Storage } from '../../store/storage.ts';
import { age, describeCommit, explainCommits } from '../format.ts';
import { nearest } from '../nearest.ts';
import { oneApp, toNumber } from '../options.ts';
import { type Cell, table, wrapped } from '../table.ts';
import { describeGeneration, describeMissing, isWhileFrozen, noSite, runVerb, type VerbOptions, verb } from './verb.ts';

const statusHead = ['application', 'release', 'live from', 'commit', 'who'];

export const statusCommand = verb('status', 'shows what is live').action((options: VerbOptions) =>
  runVerb(options, async (storage) => {
    const live = await readNewest(storage);
    if (!live) return { result: null, lines: ['Nothing has been published yet.'] };
    const missing = await missingOf(storage, live.releases);
    const apps = [...appsIn(live.releases), ...missing.map(({ app }) => app)];
    const history = await readWholeHistory(storage);
    const { refusal } = Trust.of(storage.address, history);
    const rows = apps.map((app) => statusRow(history, app));
    const guarded = (await guardedReleases(storage, live)).filter(({ until }) => Date.parse(until) > Date.now());
    return {
      result: { ...live, missing, guarded, untrusted: refusal?.message ?? null },
      lines: [
        ...(refusal ? [wrapped(refusal.message), wrapped('Servers keep what was live before. It would be:'), ''] : []),
        wrapped(describeGeneration(live)),
        `At ${urlAt(live.place, paths.home)}${live.place.indexed ? '' : ', not for search engines'}`,
        '',
        ...table([statusHead, ...rows], { words: [4] }),
        ...explainCommits(rows),
        ...(live.snapshot ? [] : ['', noSite]),
        ...(missing.length > 0 ? ['', ...describeMissing(missing)] : []),
        ...(guarded.length > 0 ? [''] : []),
        ...guarded.map(({ app, until }) => `${app} is guarded until ${toMinute(until)}.`),
        ...(live.frozen
          ? [
              '',
              wrapped(
                `Frozen since ${age(live.frozen.when)} by ${visible(personName(live.frozen.who))}: ${visible(live.frozen.why)}`,
              ),
            ]
          : []),
      ],
    };
  }),
);

function statusRow(history: readonly Generation[], app: AppName): string[] {
  const [live] = pastReleases(history, app);
  if (!live) return [app, 'none yet', '', '', ''];
  if (live.until !== null) return [app, 'none any more', '', '', ''];
  return [app, live.release, age(live.since), describeCommit(live.build ?? undefined), personName(live.who)];
}

interface HistoryOptions extends VerbOptions {
  limit: number;
}

const historyHead = ['', 'when', 'what', 'release', 'commit', 'who', 'why'];

export const historyCommand = verb('history', 'lists every change, newest first')
  .option('--limit <n>', 'how many', toNumber(0), 20)
  .action((options: HistoryOptions) =>
    runVerb(options, async (storage) => {
      const generations: Generation[] = [];
      for await (const generation of readHistory(storage)) {
        if (generations.length === options.limit) break;
        generations.push(generation);
      }
      const rows = generations.map(generationRow);
      return {
        result: generations,
        lines: [
          ...table([historyHead, ...rows], { words: [5, 6] }),
          ...explainCommits(rows),
          ...generations.flatMap(({ generation, evidence }) => (evidence ? evidenceLines(generation, evidence) : [])),
        ],
      };
    }),
  );

/** A row of the table: one line for each release that became live, then one for the snapshot. */
function generationRow(row: Generation): Cell[] {
  const { generation, when, who, why, action, apps, releases, builds, snapshot } = row;
  const made = apps.map((app) => [`${action} ${app}`, shortId(releases[app] ?? 'none'), describeCommit(builds?.[app])]);
  if (made.length > 0) made.push(['snapshot', shortId(snapshot ?? 'none'), '']);
  else made.push([action, '', '']);
  if (isWhileFrozen(row)) made.push(['while frozen', '', '']);
  const column = (index: number) => made.map((cells) => cells[index] ?? '');
  return [String(generation), age(when), column(0), column(1), column(2), personName(who), why];
}

const evidenceHead = ['who', 'with it', 'before', 'by chance', 'a reason'];

/** What a guard had found when it rolled back. */
function evidenceLines(generation: number, { app, release, seconds, servers, ...found }: Evidence): string[] {
  const rows = found.findings.map(({ measure, now, before, chance, isBeyond }) => [
    describeMeasure(measure),
    shareOf(now),
    before ? shareOf(before) : 'too little known',
    describeChance(chance),
    isBeyond ? 'yes' : '',
  ]);
  return [
    '',
    wrapped(
      `Generation ${generation}, evidence: ${visible(app)} ${shortId(release)}, live for ${seconds} s as generation ${found.generation}; ${servers.answered} of ${servers.asked} servers answered`,
    ),
    ...table([evidenceHead, ...rows]),
  ];
}

interface ReleasesOptions extends VerbOptions {
  limit: number;
}

const releasesHead = ['release', 'live from', 'until', 'commit', 'who', 'why', 'state'];

export const releasesCommand = verb('releases', 'lists the releases of an application, for rollback --to')
  .addArgument(oneApp())
  .option('--limit <n>', 'how many of the newest', toNumber(0), 20)
  .action((app: AppName, options: ReleasesOptions) =>
    runVerb(options, async (storage) => {
      const releases = (await listReleases(storage, app)).slice(0, options.limit);
      const rows = releases.map(releaseRow);
      const lines = [...table([releasesHead, ...rows], { words: [4, 5, 6] }), ...explainCommits(rows)];
      if (releases.length > 0 || options.limit === 0) return { result: releases, lines };
      await refuseUnknown(storage, app);
      return { result: releases, lines: [`${app} has no release yet.`] };
    }),
  );

/** @throws DeliveryError when the store has had no such application, and its shell expects none */
async function refuseUnknown(storage: Storage, app: AppName): Promise<void> {
  const [live, ...earlier] = await readWholeHistory(storage);
  const expected = await missingOf(storage, live?.releases ?? {});
  const known = [
    ...appsIn(live?.releases, ...earlier.map(({ releases }) => releases)),
    ...expected.map((one) => one.app),
  ];
  if (known.includes(app)) return;
  const meant = nearest(app, known);
  const advice = meant ? `Did you mean ${meant}? ${releaseCommand(storage.address, 'releases', meant)}` : '';
  throw new DeliveryError(
    `${storage.address} has no application ${app}; it has ${[...new Set(known)].join(', ')}. ${advice}`.trimEnd(),
  );
}

function releaseRow({ release, since, until, build, who, why, ...past }: ListedRelease): string[] {
  return [
    release,
    age(since),
    until ? age(until) : 'now',
    describeCommit(build ?? undefined),
    personName(who),
    why,
    describeState({ until, ...past }),
  ];
}

function describeState({ until, left, stored }: Pick<ListedRelease, 'until' | 'left' | 'stored'>): string {
  const words = [until === null ? 'live' : '', left ? 'rolled back' : '', stored ? '' : 'not stored'];
  return words.filter((word) => word !== '').join(', ');
}
