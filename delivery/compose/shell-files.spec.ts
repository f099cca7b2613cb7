import { site } from '@mint-row/kit/content';
import { offlineWorkerPath } from '@mint-row/kit/contract';
import { expect, it } from 'vitest';
import type { ShellArtifact } from '../artifact/artifact.ts';
import { composersOfShellFiles } from './shell-files.ts';

const shell = { folder: '', manifest: { files: {} } } as unknown as ShellArtifact;
const files = new Map(
  (await Promise.all(composersOfShellFiles(shell, site.examplePlace).map((make) => make()))).map((file) => [
    file.path,
    file,
  ]),
);

it('security.txt has the fields of RFC 9116, and ends in a year', () => {
  const lines = String(files.get('/.well-known/security.txt')?.body).trimEnd().split('\n');
  const fields = new Map(lines.map((line) => line.split(': ') as [string, string]));
  expect(Object.fromEntries(fields)).toEqual({
    Contact: `mailto:${site.examplePlace.email.security}`,
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
    'Preferred-Languages': 'en',
    Canonical: `${site.examplePlace.origin}/.well-known/security.txt`,
  });
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.parse(site.valuesReviewed)) / 86_400_000;
  expect([365, 366]).toContain(days);
});

it('every address of a former service worker has one that removes it', () => {
  expect(site.formerServiceWorkers.length).toBeGreaterThan(0);
  for (const path of site.formerServiceWorkers) {
    expect(files.get(path)).toMatchObject({ type: 'text/javascript', body: expect.stringContaining('unregister()') });
  }
});

it('a shell without a worker for offline use takes that of another release from browsers', () => {
  expect(files.get(offlineWorkerPath)).toMatchObject({
    type: 'text/javascript',
    body: expect.stringContaining('unregister()'),
  });
});
