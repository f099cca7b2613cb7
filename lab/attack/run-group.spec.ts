import { expect, it } from 'vitest';
import type { Experiment } from './experiment.ts';
import { CannotRun, Ground, shared } from './ground.ts';
import { runGroup } from './run-group.ts';

const run = (experiments: Experiment[], deadline = 1_000) => {
  const reported: string[] = [];
  const ended = runGroup(
    { name: 'a group', atOnce: 2, experiments },
    new Ground(),
    ({ name }, { held, evidence }) => reported.push(`${name} ${held} ${evidence}`),
    deadline,
  );
  return ended.then(() => reported.sort());
};

it('reports the outcome of each experiment, and counts broken or endless ones as failed', async () => {
  const experiments: Experiment[] = [
    { name: 'a', run: async () => ({ held: true, evidence: '7 of 7' }) },
    { name: 'b', run: async () => ({ held: false, evidence: '6 of 7' }) },
    { name: 'c', run: async () => Promise.reject(new Error('gone\nat …')) },
    { name: 'd', run: () => new Promise(() => {}) },
  ];
  expect(await run(experiments, 50)).toEqual([
    'a true 7 of 7',
    'b false 6 of 7',
    'c false gone at …',
    'd false no end after 0.05 s',
  ]);
});

it('throws CannotRun when a prerequisite of an experiment is missing', async () => {
  const browser = shared<string>(
    () => Promise.reject(new Error('no browser')),
    async () => {},
  );
  const experiment = { name: 'a', run: async (ground: Ground) => ({ held: true, evidence: await browser(ground) }) };
  await expect(run([experiment])).rejects.toThrow(CannotRun);
});

it('shares resources between experiments, and removes them at the end', async () => {
  const ground = new Ground();
  const log: string[] = [];
  const thing = shared(
    async () => log.push('begun'),
    async () => void log.push('ended'),
  );
  await Promise.all([thing(ground), thing(ground)]);
  await ground.end();
  expect(log).toEqual(['begun', 'ended']);
});
