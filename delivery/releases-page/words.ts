import { shortId, toMinute } from '../common/words.ts';
import { Html, html } from '../compose/markup.ts';

/** What may be typed or compared to the letter. Long names may be broken there, and are whole when they are copied. */
export function code(text: string): Html {
  const pieces = /\s/.test(text) ? [text] : (text.match(/.{1,16}/gsu) ?? []);
  return html`<code>${new Html(pieces.map((piece) => html`${piece}`.markup).join('<wbr>'))}</code>`;
}

/** A command of its own. */
export function command(text: string): Html {
  return html`<code class="command">${text}</code>`;
}

/** The beginning of a release's, a snapshot's or a commit's name, which commands take, too. */
export function idOf(name: string): Html {
  return html`<code>${shortId(name)}</code>`;
}

/** A date and time to the minute: "2026-11-29 20:15 UTC". */
export function timeOf(time: string): Html {
  return html`<time datetime="${time}">${toMinute(time)}</time>`;
}
