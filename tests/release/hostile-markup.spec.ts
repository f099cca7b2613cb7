import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markupAttacks, svg } from '../../lab/attack/gate/markup-attacks.ts';
import { TinyGate } from '../../lab/attack/gate/tiny-gate.ts';

let gate: TinyGate;

beforeAll(async () => {
  gate = await TinyGate.open();
});
afterAll(() => gate.close());

describe('a page is refused, with what is wrong in it:', () => {
  /** All pages are in one release: the gate reports all faults at once. */
  let reasons: readonly string[];
  beforeAll(async () => {
    reasons = await gate.reasons([gate.withPages(markupAttacks.map(([, html]) => html))]);
  });

  it.each(markupAttacks.map(([what, , message], index) => [what, message, index] as const))(
    '%s',
    (_what, message, index) => {
      const path = `/characters/page-${index}`;
      expect(reasons.filter((reason) => reason.startsWith(`marvel: ${path} `)).join('\n')).toMatch(message);
    },
  );

  it('an id of the shell’s', async () => {
    const shell = gate.artifact(
      {
        'server/render.mjs': `export const render = async (path, page, head) => '<!doctype html><title>' + head.title +
          '</title><meta name="description" content="x"><h1 id="top">x</h1><div>' +
          (page.Component ? page.Component(page.props) : '') + '</div>';`,
      },
      'shell',
    );
    const reasons = await gate.reasons([shell, gate.withMarkup('<p id="top">x</p>')]);
    expect(reasons.join('\n')).toMatch(/marvel: \/marvel has 2 elements with the id "top"/);
  });

  it('an image that leads nowhere, among others', async () => {
    const html = '<img srcset="/remotes/a.svg 1x, /remotes/b.svg 2x" alt=""/>';
    const reasons = await gate.reasons([gate.withMarkup(html)]);
    expect(reasons.join('\n')).toMatch(/marvel: \/\S+ links to \/remotes\/a\.svg.*\/remotes\/b\.svg/s);
  });
});

it('a page may have elements that show content or link', async () => {
  const html = [
    '<p class="a" aria-label="x">Text &amp; more<br/><b>x</b></p><ul><li><a href="/pokemon">x</a></li></ul>',
    '<a href="https://shop.example/a?b=c" target="_blank" rel="noopener">x</a><a href="mailto:a@b.example">x</a>',
    '<table><tbody><tr><td>x</td></tr></tbody></table><label>x<input type="radio" name="a" value="1" checked=""/></label>',
    '<button id="radix-_R_9bH1_-trigger-first" aria-controls="_R_9b_">x</button><p id="_R_9b_">x</p>',
    svg('<defs><path id="p" d="M0 0"></path></defs><use href="#p" fill="url(#p)"></use><title>x</title>'),
  ].join('');
  expect(await gate.reasons([gate.withMarkup(html)])).toEqual([]);
});
