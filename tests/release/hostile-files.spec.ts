import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { plainName } from '@mint-row/kit/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArtifact } from '../../delivery/index.ts';
import {
  dataAttacks,
  drawing,
  drawingAttacks,
  sizeAttacks,
  slowManifests,
} from '../../lab/attack/gate/file-attacks.ts';
import { TinyGate } from '../../lab/attack/gate/tiny-gate.ts';
import { refused } from './refused.ts';
import { temporaryFolder, tinyArtifact } from './tiny-site.ts';

let gate: TinyGate;

beforeAll(async () => {
  gate = await TinyGate.open();
});
afterAll(() => gate.close());

/** The reasons why an artifact with a file is refused, in one text. */
const reasonsFor = async (file: string, body: string, app: 'marvel' | 'shell' = 'marvel') =>
  (await gate.reasons([gate.artifact({ [file]: body }, app)])).join('\n');

describe('client data is refused', () => {
  it.each(dataAttacks)('%s', async (_what, file, body, message) => {
    expect(await reasonsFor(file, body)).toMatch(message);
  });
});

describe('a drawing', () => {
  it.each(drawingAttacks)('%s is refused', async (_what, body, message) => {
    expect(await reasonsFor('client/art/a.svg', body)).toMatch(message);
    expect(await reasonsFor('client/art/a.svg', body, 'shell')).toMatch(message);
  });

  it('is accepted if it only draws', async () => {
    const body = `<?xml version="1.0"?>${drawing('<defs><path id="a" d="M0 0"/></defs><use href="#a" fill="url(#a)"/><!-- x -->')}`;
    expect(await reasonsFor('client/art/a.svg', body)).toBe('');
  });
});

describe('a file is refused, before it is compressed,', () => {
  it.each(sizeAttacks)('%s', async (_what, file, body, message) => {
    expect(await reasonsFor(file, body)).toMatch(message);
  });

  it('a page that is large and compresses well', async () => {
    const reasons = await gate.reasons([gate.withCode(`export default () => ' '.repeat(5e6);`)]);
    expect(reasons.join('\n')).toMatch(/marvel: \/marvel: its size before compression is [\d,]+ bytes/);
  });

  it('when its size differs from the manifest’s', async () => {
    const { folder, remove } = await temporaryFolder();
    const artifact = tinyArtifact(folder, {
      app: 'marvel',
      change: (manifest) => {
        const files = manifest.files as Record<string, object>;
        const entry = Object.keys(files).find((file) => plainName(file) === 'client/remoteEntry.js') ?? '';
        return { ...manifest, files: { ...files, [entry]: { ...files[entry], bytes: 1 } } };
      },
    });
    await refused(artifact, /remoteEntry\..*\.js .*not what the manifest says/);
    await remove();
  });
});

it.each(slowManifests)('a manifest is read in a time that grows with its length alone: %.9s…', async (text) => {
  const { folder } = await gate.artifact({});
  await writeFile(join(folder, 'manifest.json'), text);
  const before = performance.now();
  await refused(readArtifact('marvel', folder), /not acceptable JSON/);
  expect(performance.now() - before).toBeLessThan(3_000);
});
