import { describe, expect, it } from 'vitest';
import { wallFaults } from './sandbox.ts';
import type { Start, Walls } from './walls.ts';
import { bubblewrapWalls, unshareWalls } from './walls.ts';

/** Walls with a hole. */
const holed = (walls: Walls, make: (start: Start) => Start): Walls => ({
  ...walls,
  start: (inside) => make(walls.start(inside)),
});
const without =
  (...words: string[]) =>
  (start: Start): Start => ({ ...start, args: withoutWords(start.args, (word) => words.includes(word)) });
const withoutLimit = (name: string) => (start: Start) => ({
  ...start,
  args: withoutWords(start.args, (word) => word.startsWith(name)),
});
/** Leaves out words of a command. The script of `unshare` names its words by their numbers: there, the names go. */
function withoutWords(args: readonly string[], isGone: (word: string) => boolean): string[] {
  const at = args.findIndex((word) => word.startsWith('set -eu'));
  if (at < 0) return args.filter((word) => !isGone(word));
  // After the script comes its name, and then the words from 1 on.
  const names = args.slice(at + 2).flatMap((word, index) => (isGone(word) ? [` "\${${index + 1}}"`] : []));
  const script = names.reduce((text, name) => text.replaceAll(name, ''), args[at] ?? '');
  return args.with(at, script);
}

const isRoot = process.getuid?.() === 0;
const kinds = process.platform === 'linux' ? [unshareWalls(isRoot), bubblewrapWalls(isRoot)] : [];
const [unshare, bubblewrap] = await Promise.all(
  kinds.map(async (walls) => (walls && (await wallFaults(walls)) === '' ? walls : null)),
);

describe.runIf(unshare)('the trial of walls made by unshare notices', () => {
  it.each<[string, (start: Start) => Start, RegExp]>([
    ['a network', without('--net'), /sockets can be reached/],
    ['processes without a limit', withoutLimit('--nproc='), /number of its processes/],
    ['memory without a limit', withoutLimit('--data='), /memory is not limited/],
    ['time without a limit', withoutLimit('--cpu='), /time is not limited/],
    ['other processes', without('--pid', '--fork', '--kill-child'), /other processes can be seen/],
    ['a program that does not start', (start) => ({ ...start, args: ['--no-such-option'] }), /no-such-option/],
    ['a command that is not there', (start) => ({ ...start, command: 'no-such-command' }), /ENOENT/],
  ])('%s', async (_what, make, fault) => {
    expect(await wallFaults(holed(unshare as Walls, make))).toMatch(fault);
  });
});

describe.runIf(bubblewrap)('the trial of walls made by bubblewrap notices', () => {
  it.each<[string, (start: Start) => Start, RegExp]>([
    ['that there is no filter', without('--seccomp', '4'), /number of its processes/],
    ['memory without a limit', withoutLimit('--data='), /memory is not limited/],
  ])('%s', async (_what, make, fault) => {
    expect(await wallFaults(holed(bubblewrap as Walls, make))).toMatch(fault);
  });
});
