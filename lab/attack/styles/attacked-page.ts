import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { root } from '../../../tests/site/root.ts';
import { type Look, lookOutside } from './look-outside.ts';
import { otherRemote } from './other-remote.ts';
import type { StyleAttack } from './style-attacks.ts';

/** Removes the wrapper's containment, to show the effects that it contains. */
const uncontained = '[data-app]{contain:none!important}';

const font = join(root, 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2');

type Medium = 'screen' | 'print';

/**
 * Marvel's page as it is served, with its policy, between the shell's header and footer, next to another remote, and
 * with one stylesheet more: as if a release that carries it had passed.
 */
export class AttackedPage {
  readonly #html: string;
  readonly #headers: Record<string, string>;
  readonly #url: string;
  readonly #page: Page;
  readonly #unharmed = new Map<string, Promise<Look>>();

  private constructor(url: string, html: string, headers: Record<string, string>, page: Page) {
    this.#url = url;
    this.#html = html;
    this.#headers = headers;
    this.#page = page;
  }

  /** @param origin the address of the site */
  static async open(browser: Browser, origin: string): Promise<AttackedPage> {
    const url = `${origin}/marvel`;
    const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
    const policy = response.headers.get('content-security-policy') ?? '';
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
    return new AttackedPage(url, await response.text(), headers, await context.newPage());
  }

  /** The changes of an attack outside of Marvel's wrapper without the gate; empty when the page is unchanged. */
  changes({ css, first = false }: StyleAttack, medium: Medium): Promise<string[]> {
    return this.#compare(css, '', first, medium);
  }

  /** The same, without the wrapper's containment. */
  changesUncontained({ css, first = false }: StyleAttack, medium: Medium): Promise<string[]> {
    return this.#compare(css, uncontained, first, medium);
  }

  async close(): Promise<void> {
    await this.#page.context().close();
  }

  async #compare(css: string, more: string, first: boolean, medium: Medium): Promise<string[]> {
    const key = `${medium} ${more}`;
    const unharmed = this.#unharmed.get(key) ?? this.#look(more, false, medium);
    this.#unharmed.set(key, unharmed);
    const before = await unharmed;
    const after = await this.#look(`${css}\n${more}`, first, medium);
    return Object.keys(before).filter((part) => before[part] !== after[part]);
  }

  async #look(css: string, first: boolean, medium: Medium): Promise<Look> {
    await this.#page.unrouteAll({ behavior: 'wait' });
    const own = `<style>${css}</style>`;
    const other = `<style>${otherRemote.css}</style>`;
    const body = this.#html
      .replace('</head>', `${first ? own + other : other + own}</head>`)
      .replace('<div data-app="marvel">', '$&<div class="attack"></div>')
      // Right after Marvel's wrapper, before the shell's line about the review.
      .replace(/<p[^>]*><span>Last reviewed/, `${otherRemote.html}$&`);
    const hashes = [css, otherRemote.css].map((text) => `'sha256-${sha256(text)}'`).join(' ');
    const policy = this.#headers['content-security-policy']?.replace('style-src ', `style-src ${hashes} `) ?? '';
    await this.#page.route('**/*', (route) => {
      const url = route.request().url();
      if (url === this.#url) {
        return route.fulfill({ body, headers: { ...this.#headers, 'content-security-policy': policy } });
      }
      // The files that the attacks load. Pictures and fonts of the page are aborted, since they would load at varying
      // times.
      if (url.endsWith('/evil.css')) return route.fulfill({ contentType: 'text/css', body: 'header{display:none}' });
      return url.endsWith('/evil.woff2') ? route.fulfill({ path: font }) : route.abort();
    });
    await this.#page.emulateMedia({ media: medium });
    await this.#page.goto(this.#url);
    return lookOutside(this.#page);
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
