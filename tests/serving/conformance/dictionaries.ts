import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { decodeDelta } from '../../../delivery/index.ts';
import { ask } from '../ask.ts';
import { offer, type WithDeltas } from '../store-with-deltas.ts';
import { entry, type Serving } from './serving.ts';

/** The behaviour of servers that send deltas to browsers with dictionaries (RFC 9842): ours, and the worker. */
export function usesDictionaries(serving: () => WithDeltas & { port: number }): void {
  const get = (more: Record<string, string> = {}, path = serving().address) =>
    ask(serving().port, path, { headers: { ...serving().offering, ...more } });

  it('asks browsers to keep modules as dictionaries, and caches to vary by these', async () => {
    const { headers } = await get();
    expect(headers['use-as-dictionary']).toBe('match="/remotes/marvel/*/remoteEntry.js"');
    expect(headers.vary).toBe('Accept-Encoding, Available-Dictionary');
  });

  it('sends a browser that has the module of the release before only the changes', async () => {
    const { dictionary, module } = serving();
    const { status, headers, body } = await get();
    expect([status, headers['content-encoding'], body.length]).toEqual([200, 'dcz', Number(headers['content-length'])]);
    expect(body.length).toBeLessThan(120);
    expect(await decodeDelta(body, dictionary)).toEqual(module);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each<[string, (offered: string) => Record<string, string>]>([
    ['another dictionary', () => ({ 'available-dictionary': offer(Buffer.from('other')) })],
    ['one whose name is cut short', (offered) => ({ 'available-dictionary': offered.slice(0, -2) })],
    ['one without colons', (offered) => ({ 'available-dictionary': offered.slice(1, -1) })],
    ['no way to decode it', () => ({ 'accept-encoding': 'gzip, br, dcb' })],
    ['a refusal to decode it', () => ({ 'accept-encoding': 'gzip, br, dcz;q=0' })],
  ])('sends a browser the whole module that has %s', async (_what, change) => {
    const { module, offering } = serving();
    const { headers, body } = await get(change(String(offering['available-dictionary'])));
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body)).toEqual(module);
    expect(headers.vary).toBe('Accept-Encoding, Available-Dictionary');
  });

  it('sends ranges of the module itself', async () => {
    const { status, headers, body } = await get({ range: 'bytes=3-5' });
    expect([status, headers['content-encoding'], String(body)]).toEqual([206, undefined, 'two']);
  });

  it('has a validator for each delta', async () => {
    const [delta, whole] = [await get(), await get({ 'accept-encoding': 'br' })];
    expect(delta.headers.etag).not.toBe(whole.headers.etag);
    expect((await get({ 'if-none-match': String(delta.headers.etag) })).status).toBe(304);
    expect((await get({ 'if-none-match': String(whole.headers.etag) })).status).toBe(200);
  });

  it('uses no dictionary for a page', async () => {
    const { headers } = await get({}, '/marvel');
    expect([headers['use-as-dictionary'], headers.vary]).toEqual([undefined, 'Accept-Encoding']);
  });
}

/** The behaviour of servers without dictionaries: nginx and Caddy, which have no rule for choosing deltas. */
export function knowsNoDictionaries(server: () => Pick<Serving, 'port'>): void {
  it('differs: it has no deltas, and asks no browser to keep dictionaries', async () => {
    const headers = { 'accept-encoding': 'br, dcz', 'available-dictionary': offer(Buffer.from('any')) };
    const answer = await ask(server().port, entry, { headers });
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'br']);
    expect([answer.headers['use-as-dictionary'], answer.headers.vary]).toEqual([undefined, 'Accept-Encoding']);
  });
}
