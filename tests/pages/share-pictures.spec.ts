import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { composedSite } from '../contract/site.ts';
import { remoteNames, workspaceOf } from '../site/applications.ts';
import { root } from '../site/root.ts';

const documents = (await composedSite()).filter(({ type, path }) => type === 'text/html' && path !== '/404.html');

describe('the picture for links to', () => {
  it.each(documents.map(({ path, body }) => [path, String(body)]))('%s', async (path, html) => {
    const [, address = ''] = /<meta property="og:image" content="https:\/\/mintrow\.example([^"]+)"/.exec(html) ?? [];
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
    expect(html).toContain(
      '<meta property="og:image:width" content="1200"/><meta property="og:image:height" content="630"/>',
    );
    const [, name = '', file = ''] = /^\/remotes\/([a-z-]+)\/(.+)$/.exec(address) ?? [];
    expect(remoteNames).toContain(name);
    expect(file).toContain(path === '/' ? 'share/index' : `share${path}`);
    const picture = await readFile(join(root, workspaceOf(name), 'dist/client', file));
    expect(sizeOf(picture)).toEqual({ width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(160 * 1024);
  });
});

/** Width and height in the frame header of a JPEG. Source: ITU-T T.81, B.2.2. */
function sizeOf(jpeg: Buffer): { width: number; height: number } {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2)
      return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) };
  }
  throw new Error('It is not a JPEG.');
}
