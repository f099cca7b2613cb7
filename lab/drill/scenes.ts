import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type Generation, readHistory, storageAt } from '../../delivery/index.ts';
import { commandLine, type Ended, release } from '../../tests/release/command.ts';
import { AlertWatch } from './alert-watch.ts';
import { Browsers } from './browsers.ts';
import { type Clock, inSeconds } from './clock.ts';
import type { Course, Published } from './course.ts';
import { Crowd } from './crowd.ts';
import type { Ends, Estate } from './estate.ts';
import type { KnownReleases } from './known-releases.ts';
import type { Publisher, Teams } from './teams.ts';
import type { Visit } from './window.ts';

/** How many visitors come without a browser at a time. */
const crowdSize = 12;

/**
 * How many visits of Marvel's former release its guard shall know. By Fisher's test, one failing visitor in ten is then
 * beyond chance at the second or third look of the guard, after 45 or 68 visitors.
 */
const formerVisits = 200;

/** How many visits a scene has at least, in which nothing happens. */
const quietVisits = 20;

/** The longest that a scene waits for visitors, in milliseconds. */
const sceneMs = 5 * 60_000;

/** How long the bad release is guarded. */
const guardTime = '15m';

/** What the scenes are played with. */
interface Cast {
  store: string;
  teams: Teams;
  estate: Estate;
  known: KnownReleases;
  /** The paths of the site. */
  paths: readonly string[];
  clock: Clock;
  ends: Ends;
}

/** Plays the drill, and tells what happens as it does. */
export async function play(cast: Cast): Promise<Course> {
  const { store, teams, estate, known, paths, clock, ends } = cast;
  const alerts = new AlertWatch(estate.prometheus, clock);
  ends.add(() => alerts.stop());
  const crowd = new Crowd(estate.port, known);
  const browsers = await Browsers.launch(estate.port, known);
  ends.add(() => browsers.close());
  crowd.come(crowdSize, paths);
  browsers.come();
  const visits = (isMeant: (visit: Visit) => boolean) => browsers.visits.filter(isMeant).length;

  clock.scene('Quiet');
  await until(() => visits(() => true) >= quietVisits);
  clock.say(`${browsers.visits.length} visitors with a browser, ${crowd.views.length} pages for others.`);

  clock.scene('Eight publish at once');
  const published = await Promise.all(teams.publishers.map((one) => publish(cast, one)));

  clock.scene('A ninth has no key');
  const stranger = await publish(cast, { ...teams.stranger, name: 'the ninth', key: null });
  const former = (await historyOf(store))[0]?.releases.marvel ?? 'none';
  await until(() => visits(({ ran }) => ran === former) >= formerVisits);
  clock.say(
    `${visits(({ ran }) => ran === former)} visitors with a browser have had Marvel's release ${short(former)}.`,
  );

  clock.scene('A bad release of Marvel, under guard');
  const beside = runGuard(cast, ends);
  const guarded = publishBad(cast);
  const meet = (visit: Visit) => [visit.ran, visit.failed].includes(teams.bad.release);
  await until(() => visits(meet) >= quietVisits || guarded.isOver());
  const [, two] = estate.servers;
  await two.kill();
  const from = Date.now();
  clock.say('The second server is killed.');
  await until(() => visits(meet) >= 1.5 * quietVisits || guarded.isOver());
  await two.start();
  const to = Date.now();
  clock.say('It is there again.');
  const bad = await guarded.done;

  clock.scene('Afterwards');
  const back = browsers.visits.length;
  const hasFired = () => alerts.fired.some(({ name }) => name === 'PagesFail');
  await until(() => browsers.visits.length >= back + quietVisits + 4 && hasFired(), 60_000);
  await Promise.all([crowd.leave(), browsers.leave(), alerts.stop(), beside()]);
  clock.say('Everybody has left.');
  const audit = await release(['audit', store]);
  const verify = await release(['verify', '--store', store]);
  return {
    history: await historyOf(store),
    ...{ published, stranger, bad, former, killed: { from, to }, audit, verify },
    ...{ fired: alerts.fired, views: crowd.views, visits: browsers.visits },
  };
}

async function publish(
  { store, clock }: Cast,
  { name, app, artifact, key }: Omit<Publisher, 'key'> & { key: string | null },
): Promise<Published> {
  const began = performance.now();
  const signing = key === null ? [] : ['--key', key];
  const ended = await release(['publish', app, '--artifact', artifact.folder, '--store', store, ...signing]);
  const milliseconds = performance.now() - began;
  const said = ended.code === 0 ? 'is live' : `is refused with exit code ${ended.code}`;
  clock.say(`${app} by ${name} ${said}, after ${inSeconds(milliseconds)}.`);
  return { name, app, release: artifact.release, ended, milliseconds };
}

/** Publishes the bad release by Marvel's own key, as its pipeline would, and watches it. */
function publishBad(cast: Cast): { done: Promise<Published>; isOver: () => boolean } {
  const { teams, store, clock } = cast;
  const { app, release } = teams.bad;
  const { key = '', name = '' } = teams.publishers.find((one) => one.app === app) ?? {};
  const began = performance.now();
  let isOver = false;
  const words = ['publish', app, '--artifact', teams.bad.folder, '--key', key, '--guard', guardTime, '--json'];
  const { ended } = run([...words, '--store', store, '--servers', serversOf(cast)], (line) =>
    clock.say(`Publisher: ${line}`),
  );
  const done = ended.then((end) => {
    isOver = true;
    return { name, app, release, ended: end, milliseconds: performance.now() - began };
  });
  return { done, isOver: () => isOver };
}

/** Runs the operator's guard beside, with a key that may only roll back. */
function runGuard(cast: Cast, ends: Ends): () => Promise<void> {
  const { teams, store, clock } = cast;
  const words = ['guard', '--stay', '--json', '--key', teams.guard, '--store', store, '--servers', serversOf(cast)];
  const { stop } = run(words, (line) => clock.say(`Operator's guard: ${line}`));
  ends.add(stop);
  return stop;
}

function serversOf({ estate }: Cast): string {
  return estate.servers.map(({ operatorPort }) => `http://127.0.0.1:${operatorPort}`).join(',');
}

/**
 * Runs a command of `npm run release` that stays.
 * @param onLine called with each line that it says while it runs; the outcome is on its standard output
 */
function run(
  words: readonly string[],
  onLine: (line: string) => void,
): { ended: Promise<Ended>; stop: () => Promise<void> } {
  const [program, ...first] = commandLine('release');
  const child = spawn(program, [...first, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    output.stdout += String(chunk);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output.stderr += String(chunk);
    for (const line of String(chunk).split('\n')) if (line.trim() !== '') onLine(line.trim());
  });
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code ?? -1), ...output }));
  return {
    ended,
    stop: async () => {
      if (child.exitCode === null) child.kill();
      await ended;
    },
  };
}

async function historyOf(store: string): Promise<Generation[]> {
  const history: Generation[] = [];
  for await (const generation of readHistory(storageAt(store))) history.push(generation);
  return history;
}

/** Resolves when it is so, or after a time in milliseconds: what was missing is then among the claims. */
async function until(isSo: () => boolean, atMostMs = sceneMs): Promise<void> {
  const end = performance.now() + atMostMs;
  while (!isSo() && performance.now() < end) await wait(100);
}

const short = (release: string) => release.slice(0, 8);
