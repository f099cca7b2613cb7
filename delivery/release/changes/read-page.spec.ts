import { expect, it } from 'vitest';
import { readPage } from './read-page.ts';

it('reads the words that a visitor sees, a text for each block', () => {
  const { title, blocks } = readPage(
    `<!doctype html><head><title>Thor &amp; Loki</title><meta name="description" content="Two gods.">
    <style>p{content:"no"}</style><script>"no"</script></head><body><h1>Thor</h1><template>no</template>
    <p>He <b>first</b> appeared in <a href="/x">1962</a>,<br>with\n a hammer.</p><dl><dt>Price</dt><dd><span>$4</span><span>raw</span></dd></dl>
    <img src="/a.svg" alt="A hammer"><svg><title>A drawing</title><text>Fig. 1</text></svg></body>`,
  );
  expect(title).toBe('Thor & Loki');
  expect(blocks).toEqual([
    'Thor & Loki',
    'Two gods.',
    'Thor',
    'He first appeared in 1962,',
    'with a hammer.',
    'Price',
    '$4 raw',
    'A hammer',
    'A drawing',
    'Fig. 1',
  ]);
});

it('reads which files a browser requests, and no others', () => {
  const { scripts, styles, fonts, pictures } = readPage(
    `<script type="importmap">{"imports":{"a":"/no.js"}}</script><link rel="modulepreload" href="/shell/1/a.js">
    <link rel="preload" as="fetch" href="/remotes/marvel/1/b.js"><link rel="canonical" href="/no"><script src="/shell/1/main.js"></script>
    <style data-href="/shell/1/main.css">a{}</style><link rel="preload" as="font" href="/shell/1/a.woff2"><link rel="preload" as="image" href="/remotes/marvel/1/a.svg">
    <img src="/remotes/marvel/1/a.svg"><svg><image href="/remotes/marvel/1/b.svg"/><use href="#no"/></svg><a href="/no">no</a>`,
  );
  expect([...scripts]).toEqual(['/shell/1/a.js', '/remotes/marvel/1/b.js', '/shell/1/main.js']);
  expect([...styles]).toEqual(['/shell/1/main.css']);
  expect([...fonts]).toEqual(['/shell/1/a.woff2']);
  expect([...pictures]).toEqual(['/remotes/marvel/1/a.svg', '/remotes/marvel/1/b.svg']);
});
