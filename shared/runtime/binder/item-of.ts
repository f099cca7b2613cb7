import { type Item, kinds, type Status, statuses } from '../../binder/index.ts';
import { cardKey } from '../../content/index.ts';

/** What a button of `CollectButtons` says, or null if it is not one. */
export function choiceOf(button: HTMLElement): { item: Item; status: Status } | null {
  const { kind: itsKind, name = '', key = cardKey(name), collect } = button.dataset;
  const kind = kinds.find((one) => one === itsKind);
  const status = statuses.find((one) => one === collect);
  return kind && key && name && status ? { item: { kind, key, name }, status } : null;
}
