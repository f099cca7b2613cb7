import { visible } from '@mint-row/kit/contract/visible';
import { personName, shortId } from '../../common/words.ts';
import { type Fleet, type FleetLibrary, type FleetMember, readFleet } from '../../release/fleet.ts';
import { readNewest } from '../../store/history.ts';
import { age, describeCommit, explainCommits } from '../format.ts';
import { table, wrapped } from '../table.ts';
import { runVerb, type VerbOptions, verb } from './verb.ts';

const appHead = ['application', 'owner', 'release', 'live from', 'commit', 'kit', 'pages', 'releases'];
const libraryHead = ['library', 'version', 'used by', 'names that no remote uses'];

export const fleetCommand = verb(
  'fleet',
  'shows who runs what: teams, releases, libraries, and what does not fit',
).action((options: VerbOptions) =>
  runVerb(options, async (storage) => {
    const live = await readNewest(storage);
    if (!live) return { result: null, lines: ['Nothing has been published yet.'] };
    const fleet = await readFleet(storage, live);
    const { apps, libraries, retired } = fleet;
    const rows = apps.map(appRow);
    return {
      result: fleet,
      lines: [
        ...table([appHead, ...rows], { words: [1] }),
        ...explainCommits(rows),
        ...retired.map(retiredLine),
        '',
        ...table([libraryHead, ...libraries.map(libraryRow)], { words: [2, 3] }),
        '',
        ...describeMisfits(fleet),
      ],
    };
  }),
);

function appRow({ app, owner, release, since, build, kit, pages, releases }: FleetMember): string[] {
  const commit = describeCommit(build ?? undefined);
  return [app, owner ?? '', shortId(release), age(since), commit, kit ?? 'not stated', `${pages}`, `${releases}`];
}

function retiredLine({ app, since, who, why }: Fleet['retired'][number]): string {
  return wrapped(`Retired: ${app}, ${age(since)}, by ${visible(personName(who))}: ${visible(why)}`);
}

function libraryRow({ library, version, usedBy, unused }: FleetLibrary): string[] {
  return [library, version, usedBy.join(', '), unused.join(', ')];
}

/** The misfits: parts of the contract, and names that a release misses. */
function describeMisfits({ apps, missing, unfit }: Fleet): string[] {
  const faults = [
    ...unfit.map(
      ({ app, parts }) => `${app}: uses ${parts.join(', ')} in another form than the live shell. Build it again.`,
    ),
    ...missing.map(
      ({ app, release, library, names }) =>
        `${app}: release ${release} uses ${names.join(', ')} of ${library}, which the live shell does not provide.${
          apps.some((one) => one.fallback === release) ? ' It cannot be the fallback of the live release.' : ''
        }`,
    ),
  ];
  return faults.length > 0 ? faults.map((fault) => wrapped(fault)) : ['Everything fits.'];
}
