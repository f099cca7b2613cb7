import { policyRefused, type Refusal } from './messages.ts';

/** Runs in the browser, in documents of the development server: reports what the security policy refuses. */

declare global {
  /** Refusals from before this module ran; the document's first script recorded it. */
  var __mint_row_refusals__: SecurityPolicyViolationEvent[];
}

const reported = new Set<string>();

function report({ target, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void {
  // The browser throws as well, and that error is reported under the page's name.
  if (effectiveDirective === 'require-trusted-types-for') return;
  const element = target instanceof Element ? target : elementOf(blockedURI);
  const what = element ? startTag(element) : blockedURI;
  // A page that is shown again, or a list, would repeat the same report many times.
  if (reported.has(what)) return;
  reported.add(what);
  import.meta.hot?.send(policyRefused, {
    what,
    directive: effectiveDirective,
    remote: element?.closest<HTMLElement>('[data-app]')?.dataset.app ?? null,
    path: window.location.pathname,
  } satisfies Refusal);
}

/** The element that requests an address; browsers give the element only if the refused code or style is inline. */
function elementOf(address: string): Element | null {
  const asking = document.querySelectorAll<HTMLImageElement | HTMLScriptElement>('[src]');
  return [...asking].find(({ src }) => src === address) ?? null;
}

/** An element's start tag as it was written. A clone would request its image again. */
function startTag({ localName, attributes }: Element): string {
  const written = Array.from(attributes, ({ name, value }) => ` ${name}="${value}"`);
  return `<${localName}${written.join('')}>`;
}

for (const refusal of globalThis.__mint_row_refusals__) report(refusal);
document.addEventListener('securitypolicyviolation', report);
