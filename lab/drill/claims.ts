import { type Clock, inSeconds } from './clock.ts';
import { type Course, turnsOf } from './course.ts';
import { wereLiveTogether } from './known-releases.ts';
import type { Seen, Visit } from './window.ts';

/** Within what time everybody sees a release or a rollback, in milliseconds: docs/operations.md. */
const promisedMs = 1_000;

/** The exit code of a guarded publication that was rolled back. */
const rolledBack = 6;

/** Says of everything that a drill has to show whether it was so. */
export function judge(course: Course, clock: Clock): void {
  const { history, published, stranger, bad, former, views, visits, fired, audit, verify } = course;
  const { began, ended } = turnsOf(course);
  const met = visits.filter((visit) => metBad(visit, course));

  clock.claim(
    'No visitor got an error, or waited in vain',
    [
      ...views.flatMap(({ problem }) => problem ?? []),
      ...visits.flatMap(({ problems }) => problems),
      ...visits.flatMap(({ path, saw, afterwards }) =>
        [saw, afterwards].some((seen) => seen === 'nothing' || seen === 'the text alone')
          ? [`On ${path}: ${saw}, ${afterwards}.`]
          : [],
      ),
    ],
    `${views.length} pages and as many files without a browser, ${visits.length} visits with one`,
  );
  clock.claim(
    'No document mixed releases',
    [...views, ...visits]
      .filter(({ fitting }) => fitting.size > 0 && !wereLiveTogether(fitting, history))
      .map(({ path, fitting }) => `${path}: ${JSON.stringify([...fitting])}`),
  );
  clock.claim('Eight publishers at once: none was refused, and none lost a release', [
    ...published.filter(({ ended: { code } }) => code !== 0).map(({ name, ended: { stderr } }) => `${name}: ${stderr}`),
    ...published
      .filter(
        ({ app, release }) => !history.some(({ apps, releases }) => apps.includes(app) && releases[app] === release),
      )
      .map(({ name }) => `No generation has the release of ${name}.`),
  ]);
  clock.claim('The ninth, who may write the bucket and has no key, changed nothing', [
    ...(stranger.ended.code === 1 && /needs a key/.test(stranger.ended.stderr) ? [] : [stranger.ended.stderr]),
    ...history.filter(({ releases }) => Object.values(releases).includes(stranger.release)).map(({ why }) => why),
  ]);
  const failures = ended?.evidence?.findings.find(({ measure }) => measure === 'failures');
  clock.claim(
    'The guard took the bad release back, once, for its failures',
    [
      ...(ended && history.filter(({ action }) => action === 'rollback').length === 1
        ? []
        : ['There is no one rollback.']),
      ...(failures?.isBeyond ? [] : [`Its evidence: ${JSON.stringify(ended?.evidence)}`]),
      ...(bad.ended.code === rolledBack ? [] : [`The publication ended with ${bad.ended.code}: ${bad.ended.stderr}`]),
    ],
    ended?.why,
  );
  clock.claim(
    'The bad release failed for those alone for whom it throws, and all of them kept the text of the page',
    met
      .filter(({ isUnlucky, failed, saw }) => isUnlucky !== (failed !== null) || (isUnlucky && saw === 'the page'))
      .map((visit) => JSON.stringify({ ...visit, fitting: [...visit.fitting] })),
  );
  const over = ended ? Date.parse(ended.when) + promisedMs : Number.NaN;
  const later = { views: views.filter(({ at }) => at >= over), visits: visits.filter(({ at }) => at >= over) };
  clock.claim(
    'A second after the rollback, nobody met anything but the former release',
    [
      ...[...later.views, ...later.visits]
        .filter(({ fitting }) => fitting.get('marvel')?.includes(former) === false)
        .map(({ path, at }) => `${path}, ${inSeconds(at - over + promisedMs)} after it`),
      ...later.visits.filter((visit) => metBad(visit, course)).map(({ path }) => `The code for ${path}`),
      ...(later.views.length > 0 && later.visits.length > 0 ? [] : ['Nobody came.']),
    ],
    `${later.views.length} pages without a browser, ${later.visits.length} visits with one`,
  );
  clock.claim('Prometheus named the team and the release, and called nobody for another', [
    ...(fired.some(({ name, labels }) => name === 'PagesFail' && labels.release === bad.release)
      ? []
      : ['PagesFail did not fire.']),
    ...fired
      .filter(
        ({ name, labels }) =>
          name === 'PagesFail' && (labels.release !== bad.release || labels.owner !== 'Marvel team'),
      )
      .map(({ labels }) => JSON.stringify(labels)),
  ]);
  clock.claim('audit and verify find no fault', [
    ...(audit.code === 0 && !audit.stdout.includes('could not be signed') ? [] : [audit.stdout + audit.stderr]),
    ...(verify.code === 0 ? [] : [verify.stdout + verify.stderr]),
  ]);
  if (began && ended) tellFigures(course, Date.parse(began.when), Date.parse(ended.when), clock);
}

/** Whether a document can be of the bad release alone: one that names few of Marvel's files may fit several. */
function isOfBad({ fitting }: Pick<Visit, 'fitting'>, { bad, former }: Course): boolean {
  const fit = fitting.get('marvel');
  return fit?.includes(bad.release) === true && !fit.includes(former);
}

function metBad(visit: Visit, course: Course): boolean {
  return [visit.ran, visit.failed].includes(course.bad.release) || isOfBad(visit, course);
}

/** Prints what docs/operations.md has in its table. */
function tellFigures(course: Course, began: number, ended: number, clock: Clock): void {
  const { published, views, visits, fired, killed } = course;
  const met = visits.filter((visit) => metBad(visit, course));
  const failing = met.filter(({ failed }) => failed !== null);
  const plain = views.filter((view) => isOfBad(view, course));
  const of = (all: readonly (Seen | null)[]) => {
    const seen = new Map<string, number>();
    for (const one of all) if (one !== null) seen.set(one, (seen.get(one) ?? 0) + 1);
    return [...seen].map(([what, count]) => `${count} ${what}`).join(', ') || 'nobody';
  };
  const slowest = Math.max(...published.map(({ milliseconds }) => milliseconds));
  const alert = fired.find(({ name }) => name === 'PagesFail');
  const last = Math.max(...plain.map(({ at }) => at), ...met.map(({ at }) => at));
  clock.scene('Figures');
  for (const [what, figure] of [
    ['eight publishers at once, until the last was live', inSeconds(slowest)],
    ['the bad release was live for', inSeconds(ended - began)],
    ['visitors with a browser who came to it, and for whom it threw', `${met.length}, ${failing.length}`],
    ['what those saw', of(failing.map(({ saw }) => saw))],
    ['and after “Try again”', of(failing.map(({ afterwards }) => afterwards))],
    ['pages of it for visitors without a browser', String(plain.length)],
    ['Prometheus’ alert, after the bad release was live', alert ? inSeconds(alert.at - began) : 'none'],
    ['the last page of it was asked for, after the rollback', last > ended ? inSeconds(last - ended) : 'none'],
    ['a server was away for', inSeconds(killed.to - killed.from)],
  ]) {
    console.log(`  ${what}: ${figure}`);
  }
}
