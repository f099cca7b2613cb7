import { type Experiment, type Group, outcome } from '../experiment.ts';
import { shared } from '../ground.ts';
import { attempt, type SystemAttack } from './attempt.ts';
import { reads, writes } from './file-attacks.ts';
import { hasNativeCode, nativeAttacks, nativeFailures, nativeFaults } from './native-attacks.ts';
import { connections, floods, processes } from './reach-attacks.ts';
import { Scene } from './scene.ts';

const sceneOf = shared(
  () => Scene.open(),
  (scene) => scene.close(),
);

/** All attacks of hostile code on the system, which only the system's walls can stop. */
export const systemAttacks: readonly SystemAttack[] = [...reads, ...writes, ...connections, ...processes, ...floods];

/** Code that gets past Node's permission model, behind each kind of walls. */
export const walls: Group = {
  name: 'walls',
  atOnce: 2,
  experiments: [native(), ...systemAttacks.map(experiment)],
};

function experiment(attack: SystemAttack): Experiment {
  return {
    name: `code that ${attack.what} is kept out by the system`,
    async run(ground) {
      const scene = await sceneOf(ground);
      if (scene.walls.length === 0) return { held: null, evidence: 'this machine has no walls' };
      const bare = attack.harm === undefined ? await attempt(attack, null, scene) : null;
      if (bare && !bare.isReached) return outcome([`without walls, it does not work either: ${bare.output}`], '');
      const faults: string[] = [];
      const evidence = [bare ? `without walls it ${bare.output}` : `not tried without walls: ${attack.harm}`];
      for (const kind of scene.walls) {
        const { isReached, output } = await attempt(attack, kind, scene);
        if (isReached) faults.push(`${kind.name}: ${output}`);
        evidence.push(`${kind.name.split(/[ ,]/)[0]}: ${output.slice(0, 60)}`);
      }
      return outcome(faults, evidence.join('; '));
    },
  };
}

function native(): Experiment {
  return {
    name: `native code that makes ${nativeAttacks.length} kinds of system calls reaches nothing of the machine`,
    async run(ground) {
      const scene = await sceneOf(ground);
      if (!hasNativeCode || scene.walls.length === 0) return { held: null, evidence: 'this machine cannot try it' };
      const faults = (await nativeFailures(scene)).map((what) => `without walls, it does not do this either: ${what}`);
      for (const kind of scene.walls) {
        faults.push(...(await nativeFaults(kind, scene)).map((what) => `${kind.name}: it ${what}`));
      }
      return outcome(faults, `behind ${scene.walls.map(({ name }) => name).join(', and ')}`);
    },
  };
}
