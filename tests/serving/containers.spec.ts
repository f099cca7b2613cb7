import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../site/root.ts';

const folder = join(root, 'delivery/serve/exports');
const files = readdirSync(folder).filter((file) => file.endsWith('.Containerfile'));

it('there is a container file for each server', () => {
  expect(files.sort()).toEqual(['caddy.Containerfile', 'nginx.Containerfile', 'node.Containerfile']);
});

describe.each(files)('%s', (file) => {
  const lines = readFileSync(join(folder, file), 'utf8').split('\n');

  it('copies existing files, and runs ones that it copied', () => {
    const copied = lines.flatMap((line) => (line.startsWith('COPY ') ? line.split(' ').slice(1, -1) : []));
    const run = lines.flatMap((line) => line.match(/[\w./-]+\.ts\b/g) ?? []);
    for (const source of [...copied, ...run]) expect(existsSync(join(root, source)), source).toBe(true);
    for (const source of run)
      expect(
        copied.some((copiedPath) => source.startsWith(`${copiedPath}/`)),
        source,
      ).toBe(true);
  });

  it('runs as a user that may not change anything', () => {
    const users = lines.filter((line) => line.startsWith('USER '));
    expect(users).toHaveLength(1);
    expect(users[0]).not.toMatch(/root|\b0\b/);
    expect(lines.findIndex((line) => line.startsWith('USER '))).toBeGreaterThan(
      lines.findLastIndex((line) => /^(RUN|COPY)/.test(line)),
    );
  });
});
