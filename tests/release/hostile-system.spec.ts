import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kindsOfWalls } from '../../delivery/index.ts';
import { attempt } from '../attack/walls/attempt.ts';
import { Scene } from '../attack/walls/scene.ts';
import { systemAttacks } from '../attack/walls/walls.ts';

let scene: Scene;

beforeAll(async () => {
  scene = await Scene.open();
});
afterAll(() => scene.close());

// `npm run attack -- walls` tries each of these without walls, too, to see that it would work.
describe.each(kindsOfWalls())('behind $name, without Node’s permission model,', (walls) => {
  it.each(systemAttacks)('no code $what', async (attack) => {
    const isStanding = scene.walls.some(({ name }) => name === walls.name);
    // A machine without these walls renders no code behind them.
    if (!isStanding) return;
    const { isReached, said } = await attempt(attack, walls, scene);
    expect([isReached, said]).toEqual([false, expect.any(String)]);
  });
});
