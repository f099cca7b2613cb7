import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Artifact, check, MemoryStorage, publish, readArtifact } from '../../delivery/index.ts';
import { refused } from './refused.ts';
import { type TinyArtifact, temporaryFolder, tinyArtifact, tinySite } from './tiny-site.ts';

const options = { composer: 'tests', author: { who: 'A tester', why: 'a test' } };
let place: Awaited<ReturnType<typeof temporaryFolder>>;
const storage = new MemoryStorage();

beforeAll(async () => {
  place = await temporaryFolder();
  const site: Artifact[] = await tinySite(place.folder);
  await publish(storage, site, options);
});
afterAll(() => place.remove());

const make = (files: TinyArtifact['files'], app: TinyArtifact['app'] = 'marvel') =>
  tinyArtifact(place.folder, { app, ...(files ? { files } : {}) });
const document = (change: object) =>
  JSON.stringify({ title: 'marvel /marvel', description: '/marvel', needsRosters: false, data: 'one', ...change });

describe('client data is refused', () => {
  const roster = [{ slug: 'thor', name: 'thor', franchise: 'marvel', summary: 'thor' }];
  it.each([
    ['that is no JSON', 'roster.json', '[', /roster\.json is no roster/],
    [
      'with another character',
      'roster.json',
      JSON.stringify([{ ...roster[0], name: 'Loki' }]),
      /characters of the manifest/,
    ],
    ['without a character', 'roster.json', '[]', /characters of the manifest/],
    ['with a character more', 'roster.json', JSON.stringify([...roster, ...roster]), /characters of the manifest/],
    ['that is blown up', 'roster.json', JSON.stringify(roster) + ' '.repeat(1e6), /without white space/],
    ['with a name twice', 'roster.json', JSON.stringify(roster).replace('{', '{"slug":"loki",'), /as the build writes/],
    ['with another title', 'data/marvel.json', document({ title: 'Other' }), /no document of \/marvel: its title/],
    ['with other needs', 'data/marvel.json', document({ needsRosters: true }), /no document of \/marvel: its title/],
    ['with more fields', 'data/marvel.json', document({ more: 1 }), /or it has other fields/],
    ['without data', 'data/marvel.json', document({ data: undefined }), /it has no data/],
    ['of no page', 'data/other.json', document({}), /data\/other\.json belongs to no page/],
  ])('%s', async (_what, file, body, message) => {
    await refused(check(storage, [await make({ [`client/${file}`]: body })], options), message);
  });
});

describe('a drawing is refused', () => {
  const svg = (content: string, attributes = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
  const bomb = Array.from(
    { length: 9 },
    (_, level) => `<g id="g${level + 1}">${`<use href="#g${level}"/>`.repeat(9)}</g>`,
  );
  it.each([
    ['that is text', 'not a drawing', /art\/a\.svg is not a drawing/],
    ['that is HTML', '<html><body>x</body></html>', /it is <html>/],
    ['that is not well-formed', svg('<g>'), /is not a drawing/],
    ['of another language', '<svg><path d=""/></svg>', /it is <svg> and not <svg>|is not an element/],
    ['with a script', svg('<script>alert(1)</script>'), /<script> is not an element/],
    ['with a style', svg('<style>@import "//evil.example"</style>'), /<style> is not an element/],
    ['with an event', svg('', 'onload="alert(1)"'), /event attribute onload/],
    ['with HTML in it', svg('<foreignObject/>'), /<foreignObject> is not an element/],
    [
      'with HTML under a prefix',
      svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>'),
      /<script> is not/,
    ],
    ['with a foreign image', svg('<image href="https://evil.example/a.png"/>'), /<image> loads https/],
    ['with a file of the site', svg('<image href="/remotes/marvel/a.svg"/>'), /<image> loads/],
    [
      'with a foreign use',
      svg('<use xlink:href="//evil.example/a#b" xmlns:xlink="http://www.w3.org/1999/xlink"/>'),
      /<use> loads/,
    ],
    ['with a foreign paint', svg('<path fill="url(//evil.example/a#b)"/>'), /<path> has fill.*out of the drawing/],
    ['with entities', `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(99)}">]>${svg('&a;')}`, /document type/],
    ['with a stylesheet', `<?xml-stylesheet href="//evil.example/a.css"?>${svg('')}`, /instruction <\?xml-stylesheet/],
    ['that multiplies itself', svg(`<g id="g0"><path d=""/></g>${bomb.join('')}`), /more than 10000 elements/],
    ['that uses itself', svg('<g id="a"><use href="#a"/></g>'), /more than 10000 elements/],
    ['that is too deep', svg('<g>'.repeat(200) + '</g>'.repeat(200)), /nested more deeply/],
  ])('%s', async (_what, body, message) => {
    await refused(check(storage, [await make({ 'client/art/a.svg': body })], options), message);
    await refused(check(storage, [await make({ 'client/art/a.svg': body }, 'shell')], options), message);
  });

  it('but not one that draws', async () => {
    const body = `<?xml version="1.0"?>${svg('<defs><path id="a" d="M0 0"/></defs><use href="#a" fill="url(#a)"/><!-- x -->')}`;
    await check(storage, [await make({ 'client/art/a.svg': body })], options);
  });
});

describe('a file is refused, before it is compressed,', () => {
  it.each([
    [
      'a module with a long comment',
      'client/remoteEntry.js',
      `// ${' '.repeat(14e6)}`,
      /remoteEntry\.js has 14000003 bytes/,
    ],
    ['a large drawing', 'client/art/a.svg', `<svg>${' '.repeat(15e6)}</svg>`, /a\.svg has \d+ bytes/],
    ['a large stylesheet', 'client/a.css', ' '.repeat(1e6), /a\.css has 1000000 bytes/],
    ['a large document', 'client/data/marvel.json', document({ data: ' '.repeat(1e6) }), /marvel\.json has \d+ bytes/],
    ['one that browsers are not sent', 'client/a.html', '<p>', /a\.html is of a kind that browsers are not sent/],
  ])('%s', async (_what, file, body, message) => {
    await refused(check(storage, [await make({ [file]: body })], options), message);
  });

  it('a page that is large and compresses well', async () => {
    const code = `export default () => ' '.repeat(5e6);`;
    const candidate = await make({ 'server/LandingPage.mjs': code });
    await refused(check(storage, [candidate], options), /marvel: \/marvel has \d+ bytes before compression/);
  });

  it('when it has not as many bytes as the manifest says', async () => {
    const artifact = tinyArtifact(place.folder, {
      app: 'marvel',
      change: (manifest) => {
        const files = manifest.files as Record<string, object>;
        const entry = { ...files['client/remoteEntry.js'], bytes: 1 };
        return { ...manifest, files: { ...files, 'client/remoteEntry.js': entry } };
      },
    });
    await refused(artifact, /remoteEntry\.js .*not what the manifest says/);
  });
});

it.each([`"${'\\"'.repeat(150_000)}`, `{"a":"${'\\"'.repeat(4e6)}`, `["${'\\\\'.repeat(4e6)}`])(
  'a manifest is read in a time that grows with its length alone: %.9s…',
  async (text) => {
    const { folder } = await make({});
    await writeFile(join(folder, 'manifest.json'), text);
    const before = performance.now();
    await refused(readArtifact('marvel', folder), /not JSON that we read/);
    expect(performance.now() - before).toBeLessThan(3_000);
  },
);
