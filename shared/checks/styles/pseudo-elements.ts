import type { Selector } from 'lightningcss';

/** Those that browsers paint above the whole page, wherever their element is. */
const onTop = new Set(['backdrop', 'picker-function']);

/** Those that are painted in their element. Those with a browser's prefix are, too. */
const inElement = new Set(
  'before after first-letter first-line marker placeholder selection file-selector-button details-content'.split(' '),
);

/** Whether a selector names a pseudo-element that is painted above the whole page. */
export function isOnTop(selector: Selector): boolean {
  return selector.some((part) => part.type === 'pseudo-element' && onTop.has(part.kind));
}

/** Whether a selector names a pseudo-element of which it is not known where browsers paint it. */
export function hasUnknownPseudoElement(selector: Selector): boolean {
  return selector.some((part) => {
    if (part.type !== 'pseudo-element' || onTop.has(part.kind) || inElement.has(part.kind)) return false;
    return !(part.kind.startsWith('webkit-') || (part.kind === 'custom' && /^-(?:webkit|moz)-/i.test(part.name)));
  });
}

/** Whether a selector names a pseudo-element. In lists such as :is(), no browser takes one. */
export function hasPseudoElement(selector: Selector): boolean {
  return selector.some((part) => part.type === 'pseudo-element');
}
