import { drawingFile, liveRelease, filesBase } from '@mint-row/kit/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { remotes, type Serving } from './serving.ts';

const [remote] = remotes;
if (!remote) throw new Error('The site has no remote.');
const { app, release, manifest } = remote;
const [drawing = ''] = Object.keys(manifest.files).flatMap((file) => /^client\/art\/(.+)\.svg$/.exec(file)?.[1] ?? []);
const live = filesBase(app);

/** Answers with the drawings of live releases, for pages of other remotes. */
export function liveDrawings(serving: () => Serving): void {
  let port: number;
  beforeAll(() => {
    ({ port } = serving());
  });

  describe('a drawing of a live release', () => {
    it('is the one of that release, and is revalidated after an hour', async () => {
      const own = await ask(port, filesBase(app) + drawingFile(drawing));
      const { status, headers, body } = await ask(port, live + drawingFile(drawing));
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
      expect(headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=86400');
      expect(body).toEqual(own.body);
      const again = await ask(port, live + drawingFile(drawing), {
        headers: { 'if-none-match': String(headers.etag) },
      });
      expect(again.status).toBe(304);
    });

    it.each([
      `${live}${drawingFile('nobody')}`,
      `${live}${manifest.entry}`,
      `${live}art/`,
      `${live}art/a/${drawing}.svg`,
      `${filesBase('nobody')}${drawingFile(drawing)}`,
      `/shell/live/${drawingFile(drawing)}`,
    ])('is no other file, nor that of an unknown remote: %s', async (path) => {
      expect((await ask(port, path)).status).toBe(404);
    });
  });
}
