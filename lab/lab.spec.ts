import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from '../tests/site/root.ts';
import { programs } from './programs.ts';

/** Runs `npm run lab -- …`. */
function lab(...args: string[]) {
  const command = ['delivery/cli/run.js', 'lab/lab.ts', ...args];
  return spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
}

it('the laboratory lists every program in a line of its own when none is named', () => {
  const { status, stdout } = lab();
  expect(status).toBe(0);
  for (const { name, description } of programs) {
    expect(stdout).toMatch(new RegExp(`^ {2}${name}\\b.*${description.slice(-20).replaceAll(/[()?.*]/g, '.')}$`, 'm'));
  }
});

it('the laboratory suggests the nearest program for an unknown name', () => {
  const { status, stderr } = lab('galery');
  expect(status).toBe(1);
  expect(stderr).toContain('Did you mean gallery?');
});

it('the laboratory passes on the arguments and the exit code', () => {
  expect(lab('attack', '--help').stdout).toContain('Usage: npm run lab -- attack');
  expect(lab('nightly', 'weekly').status).toBe(1);
});
