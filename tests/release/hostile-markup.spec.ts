import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Artifact, check, MemoryStorage, publish } from '../../delivery/index.ts';
import { refused } from './refused.ts';
import { temporaryFolder, tinyArtifact, tinySite } from './tiny-site.ts';

const options = { composer: 'tests', author: { who: 'A tester', why: 'a test' } };
let place: Awaited<ReturnType<typeof temporaryFolder>>;
let site: Artifact[];
const storage = new MemoryStorage();

beforeAll(async () => {
  place = await temporaryFolder();
  site = await tinySite(place.folder);
  await publish(storage, site, options);
});
afterAll(() => place.remove());

/** A remote whose pages have the given markup. */
const withMarkup = (html: string) =>
  tinyArtifact(place.folder, {
    app: 'marvel',
    files: { 'server/LandingPage.mjs': `export default () => ${JSON.stringify(html)};` },
  });

const svg = (content: string) => `<svg viewBox="0 0 1 1">${content}</svg>`;

describe('a page is refused, with what is wrong in it:', () => {
  it.each([
    ['an inline script', '<script>alert(1)</script>', /\/marvel has <script>: it is not an element/],
    ['a data block', '<script type="application/json">{}</script>', /has <script type="application\/json">/],
    ['a style element', '<style>header{display:none}</style>', /has <style>/],
    ['a script in a drawing', svg('<script>alert(1)</script>'), /has <script>/],
    ['a style element in a drawing', svg('<style>a{}</style>'), /has <style>/],
    ['a base', '<base href="/elsewhere/"/>', /has <base/],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.example"/>', /has <meta/],
    ['a stylesheet', '<link rel="stylesheet" href="/a.css"/>', /has <link/],
    ['a second title', '<title>Other</title>', /has <title>/],
    ['a second heading of the first level', '<h1>Other</h1>', /2 headings of the first level/],
    ['a frame', '<iframe src="/about"></iframe>', /has <iframe/],
    ['an object', '<object data="/a.svg"></object>', /has <object/],
    ['an embedded file', '<embed src="/a.svg"/>', /has <embed/],
    ['a template', '<template shadowrootmode="open"><p>x</p></template>', /has <template/],
    ['an element of its own', '<my-element></my-element>', /has <my-element>/],
    ['foreign content in a drawing', svg('<foreignObject><p>x</p></foreignObject>'), /has <foreignObject>/],
    ['an animation', svg('<animate attributeName="href" to="javascript:alert(1)"></animate>'), /has <animate/],
    ['a foreign image', '<img src="https://evil.example/a.png" alt=""/>', /has <img .*loads https:\/\/evil\.example/],
    ['an image without a scheme', '<img src="//evil.example/a.png" alt=""/>', /loads \/\/evil/],
    ['an image that tabs hide', '<img src="/&#9;/evil.example/a.png" alt=""/>', /has <img/],
    ['an image that a backslash hides', '<img src="/\\evil.example/a.png" alt=""/>', /has <img/],
    ['an image as data', '<img src="data:image/png;base64,AA==" alt=""/>', /loads data:/],
    ['a relative image', '<img src="a.png" alt=""/>', /loads a\.png/],
    [
      'a foreign candidate',
      '<img srcset="/remotes/a.svg 1x, https://evil.example/b.png 2x" alt=""/>',
      /has <img srcset/,
    ],
    ['a foreign use', svg('<use href="https://evil.example/a.svg#a"></use>'), /has <use/],
    ['a foreign use of old', svg('<use xlink:href="https://evil.example/a.svg#a"></use>'), /has <use/],
    ['a foreign image in a drawing', svg('<image href="https://evil.example/a.png"></image>'), /has <image/],
    [
      'a foreign image in a filter',
      svg('<filter><feImage href="//evil.example/a"></feImage></filter>'),
      /has <feImage/,
    ],
    [
      'a foreign paint',
      svg('<path fill="url(https://evil.example/a.svg#a)"></path>'),
      /has <path .*out of the drawing/,
    ],
    ['a foreign paint after its own', svg('<path filter="url(#a) url(//evil.example#a)"></path>'), /has <path/],
    ['a foreign paint with escapes', svg('<path mask="\\75rl(//evil.example#a)"></path>'), /has <path/],
    ['an event attribute', '<p onclick="alert(1)">x</p>', /has <p onclick.*event attribute/],
    ['an event attribute in capitals', svg('<path ONLOAD="alert(1)"></path>'), /event attribute onload/],
    ['a style attribute', '<p style="position:fixed">x</p>', /has <p style.*style attribute/],
    ['a script for a link', '<a href="javascript:alert(1)">x</a>', /leads to javascript:/],
    ['a hidden script for a link', '<a href=" java&#10;script:alert(1)">x</a>', /has <a href/],
    ['data for a link', '<a href="data:text/html,x">x</a>', /leads to data:/],
    ['a link without a scheme', '<a href="//evil.example">x</a>', /leads to \/\/evil/],
    ['a form that is sent', '<form action="https://evil.example"></form>', /has <form .*nothing is sent/],
    ['a button that sends', '<button formaction="https://evil.example">x</button>', /has <button/],
    ['a ping', '<a href="/" ping="https://evil.example">x</a>', /has <a .*ping/],
    ['an id twice', '<p id="a">x</p><p id="a">y</p>', /2 elements with the id "a"/],
    ['a paragraph in a paragraph', '<p>a<p>b</p></p>', /markup that browsers change .*at <p>a/],
    ['a block in a paragraph', '<p>a<div>b</div></p>', /markup that browsers change/],
    ['a link in a link', '<a href="/">a<a href="/pokemon">b</a></a>', /markup that browsers change/],
    ['a form in a form', '<form><form></form></form>', /markup that browsers change/],
    ['rows without a body', '<table><tr><td>x</td></tr></table>', /markup that browsers change .*at <tr>/],
    ['a block in a table', '<table><div>x</div></table>', /markup that browsers change/],
    ['a button in a button', '<button>a<button>b</button></button>', /markup that browsers change/],
    ['an element that does not end', '<div><span>x</div>', /markup that browsers change/],
    ['an end without a beginning', '</h1></body><script>alert(1)</script>', /markup that browsers change/],
    ['an attribute twice', '<p class="a" class="b">x</p>', /is not HTML .*duplicate-attribute/],
    ['a zero byte', 'a\0b', /is not HTML .*null/],
    ['elements in elements without end', '<div>'.repeat(300) + '</div>'.repeat(300), /100 levels/],
  ])('%s', async (_what, html, message) => {
    const text = await refused(check(storage, [await withMarkup(html)], options), /marvel: \/marvel /);
    expect(text).toMatch(message);
  });

  it('an id of the shell’s', async () => {
    const shell = await tinyArtifact(place.folder, {
      app: 'shell',
      files: {
        'server/render.mjs': `export const render = async (path, page, head) => '<!doctype html><title>' + head.title +
          '</title><meta name="description" content="x"><h1 id="top">x</h1><div>' +
          (page.Component ? page.Component(page.props) : '') + '</div>';`,
      },
    });
    const marvel = await withMarkup('<p id="top">x</p>');
    await refused(check(storage, [shell, marvel], options), /marvel: \/marvel has 2 elements with the id "top"/);
  });

  it('an image that leads nowhere, among others', async () => {
    const html = '<img srcset="/remotes/a.svg 1x, /remotes/b.svg 2x" alt=""/>';
    await refused(
      check(storage, [await withMarkup(html)], options),
      /marvel: \/\S+ links to \/remotes\/a\.svg.*\/remotes\/b\.svg/s,
    );
  });
});

it('a page may have what shows and links', async () => {
  const html = [
    '<p class="a" aria-label="x">Text &amp; more<br/><b>x</b></p><ul><li><a href="/pokemon">x</a></li></ul>',
    '<a href="https://shop.example/a?b=c" target="_blank" rel="noopener">x</a><a href="mailto:a@b.example">x</a>',
    '<table><tbody><tr><td>x</td></tr></tbody></table><label>x<input type="radio" name="a" value="1" checked=""/></label>',
    svg('<defs><path id="p" d="M0 0"></path></defs><use href="#p" fill="url(#p)"></use><title>x</title>'),
  ].join('');
  await check(storage, [await withMarkup(html)], options);
});
