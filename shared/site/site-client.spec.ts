import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SiteClient, siteAddress } from './site-client.ts';

describe('the address of a site', () => {
  it.each([
    ['http://localhost:4173', 'http://localhost:4173'],
    ['https://mintrow.example/', 'https://mintrow.example'],
  ])('%s is %s', (text, origin) => expect(siteAddress(text)).toBe(origin));

  it.each([
    ['localhost:4173', 'Give one such as http://localhost:4173'],
    ['live', 'Give one such as http://live'],
    ['ftp://mintrow.example', 'this is not an address'],
    ['https://team:secret@mintrow.example', 'Give https://mintrow.example'],
    ['https://mintrow.example/marvel', 'without a page: https://mintrow.example'],
  ])('%s is refused', (text, told) => expect(() => siteAddress(text)).toThrow(told));
});

describe('a site at an address', () => {
  const answers = new Map<string, { status: number; location?: string; text: string }>();
  const server = createServer(({ url = '', headers }, response) => {
    if (url === '/behind-a-password') return void response.end(headers.authorization ?? 'nothing');
    const { status, location, text } = answers.get(url) ?? { status: 404, text: '' };
    response.writeHead(status, location ? { location } : {}).end(text);
  });
  let site: SiteClient;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    site = new SiteClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  afterAll(() => server.close());

  it.each([
    [{ status: 404, text: '' }, 'is not an edition of this site: /registry.json answered 404. Give'],
    [{ status: 200, text: '<h1>Welcome</h1>' }, 'answered 200, but not with a registry'],
    [{ status: 200, text: '{"remotes":{}}' }, 'answered 200, but not with a registry'],
    [
      { status: 301, location: 'https://a.example/', text: '' },
      'redirects to https://a.example/. If the site is there',
    ],
  ])('whose registry is %j is refused', async (answer, told) => {
    answers.set('/registry.json', answer);
    await expect(site.registry()).rejects.toThrow(told);
  });

  it.each([
    ['', 'nothing'],
    ['team:secret', `Basic ${Buffer.from('team:secret').toString('base64')}`],
    ['Bearer ab.c-d', 'Bearer ab.c-d'],
  ])('gets the credentials of the environment: "%s"', async (given, sent) => {
    vi.stubEnv('MINT_ROW_SITE_CREDENTIALS', given);
    const { body } = await new SiteClient(site.origin).ask('/behind-a-password');
    expect(body.toString()).toBe(sent);
    vi.unstubAllEnvs();
  });

  it('says what is wrong with credentials without repeating them', () => {
    vi.stubEnv('MINT_ROW_SITE_CREDENTIALS', 'secret');
    expect(() => new SiteClient(site.origin)).toThrow(/^(?!.*secret).*MINT_ROW_SITE_CREDENTIALS/);
    vi.unstubAllEnvs();
  });

  it.each([
    ['', 'asks for credentials (401). Set MINT_ROW_SITE_CREDENTIALS'],
    ['team:secret', 'refuses the credentials (401)'],
  ])('that is behind a password says so: "%s"', async (given, told) => {
    answers.set('/registry.json', { status: 401, text: '' });
    vi.stubEnv('MINT_ROW_SITE_CREDENTIALS', given);
    await expect(new SiteClient(site.origin).registry()).rejects.toThrow(told);
    vi.unstubAllEnvs();
  });

  it('that does not answer is refused, with the reason', async () => {
    const gone = createServer();
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    await expect(new SiteClient(`http://127.0.0.1:${port}`).registry()).rejects.toThrow('(ECONNREFUSED)');
  });

  it.each(['http://a.example/', '@a.example/', 'marvel', ''])('is never asked for %j', async (target) => {
    await expect(site.ask(target)).rejects.toThrow('is not an address of');
  });
});
