import { policyRefused, type Refusal } from './messages.ts';

/** Runs in the browser, in documents of the development server: reports what the security policy refuses. */

declare global {
  /** What was refused before this module ran; the document's first script keeps it. */
  var __mint_row_refusals__: SecurityPolicyViolationEvent[];
}

const reported = new Set<string>();

function report({ target, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void {
  // The browser throws as well, and whoever shows the page reports that under its name.
  if (effectiveDirective === 'require-trusted-types-for') return;
  const element = target instanceof Element ? target : elementOf(blockedURI);
  const what = element ? startTag(element) : blockedURI;
  // A page that is shown again, or a list, would say the same many times.
  if (reported.has(what)) return;
  reported.add(what);
  import.meta.hot?.send(policyRefused, {
    what,
    directive: effectiveDirective,
    remote: element?.closest<HTMLElement>('[data-app]')?.dataset.app ?? null,
    path: window.location.pathname,
  } satisfies Refusal);
}

/** The element that asks for an address; browsers say it only of what is inline. */
function elementOf(address: string): Element | null {
  const asking = document.querySelectorAll<HTMLImageElement | HTMLScriptElement>('[src]');
  return [...asking].find(({ src }) => src === address) ?? null;
}

/** An element as it was written, without what is inside. A copy would ask for its picture once more. */
function startTag({ localName, attributes }: Element): string {
  const written = Array.from(attributes, ({ name, value }) => ` ${name}="${value}"`);
  return `<${localName}${written.join('')}>`;
}

for (const refusal of globalThis.__mint_row_refusals__) report(refusal);
document.addEventListener('securitypolicyviolation', report);
