import { countKept, entryOf, kinds } from '../../binder/index.ts';
import { choiceOf } from './item-of.ts';
import { keeper } from './keeper.ts';

/** What was written last into each line: a translator may have put other words there since, which stay. */
const written = new WeakMap<HTMLElement, string>();

/**
 * Marks what of this page is in the binder: buttons as pressed, and `CollectProgress` with its count. React does not
 * touch attributes that it was not told to change, so the marks stay.
 */
export function markPage(): void {
  const { binder } = keeper.kept;
  const cards = new Set<string>();
  for (const button of document.querySelectorAll<HTMLElement>('[data-collect]')) {
    const choice = choiceOf(button);
    if (!choice) continue;
    const { item, status } = choice;
    if (item.kind === 'card') cards.add(item.key);
    const pressed = String(entryOf(binder, item)?.status === status);
    if (button.ariaPressed !== pressed) button.ariaPressed = pressed;
  }
  for (const line of document.querySelectorAll<HTMLElement>('[data-collected]')) {
    const kind = kinds.find((one) => one === line.dataset.collected) ?? 'card';
    const keys = line.dataset.keys?.split(' ') ?? [...cards];
    const text = `In your binder: ${countKept(binder, kind, keys)} of ${keys.length} ${kind}s`;
    if (written.get(line) !== text) {
      line.textContent = text;
      written.set(line, text);
    }
    line.hidden = binder.length === 0;
  }
}

const marked = '[data-collect], [data-collected]';
const isMarked = (node: Node) =>
  node instanceof Element && (node.matches(marked) || node.querySelector(marked) !== null);

/** Marks the page again if what it marks was added, removed or made another item's; not if only texts were replaced. */
export function markChanges(changes: readonly MutationRecord[]): void {
  const isOurs = ({ type, addedNodes, removedNodes }: MutationRecord) =>
    type === 'attributes' || [...addedNodes, ...removedNodes].some(isMarked);
  if (changes.some(isOurs)) markPage();
}
