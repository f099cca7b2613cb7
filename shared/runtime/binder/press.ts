import { type BinderEntry, entryOf, put, remove, setStatus } from '../../binder/index.ts';
import { paths } from '../../contract/index.ts';
import { notice } from '../toasts/notice.ts';
import { notify } from '../toasts/notify.ts';
import { choiceOf } from './item-of.ts';
import { keeper } from './keeper.ts';
import { problemText } from './problem-text.ts';
import { saveBinder } from './save-file.ts';

const toBinder = { label: 'Open it', run: () => window.location.assign(paths.binder) };

let told: string | null = null;

/**
 * Does what a button of `CollectButtons` says: puts its card or character into the binder, or takes it out.
 * @param wasPressed what the button showed the visitor who pressed it, perhaps before the binder was there to mark it
 */
export async function press(button: HTMLElement, wasPressed: boolean): Promise<void> {
  const choice = choiceOf(button);
  if (!choice) return;
  const { item, status } = choice;
  const { binder } = keeper.kept;
  const entry = entryOf(binder, item);
  if (wasPressed && entry?.status === status) {
    await takeOut(entry);
  } else {
    await keeper.change(setStatus(item, status, new Date().toISOString()));
    // Where the browser does not keep it, `tellProblem` says so.
    if (binder.length === 0 && keeper.kept.problem === null)
      await notify('Your binder has begun. It is kept by this browser only.', toBinder).catch(() => {});
  }
  await tellProblem().catch(() => {});
}

/** Takes an entry out of the binder, and offers to put it back. */
export async function takeOut(entry: BinderEntry): Promise<void> {
  await keeper.change(remove(entry));
  const putBack = { label: 'Undo', run: () => void keeper.change(put(entry)) };
  // If the toast library does not load, the change is made without a word.
  await notify(`${entry.name} is out of your binder.`, putBack).catch(() => {});
}

/** Says once that the binder is not stored, and offers it as a file. */
async function tellProblem() {
  const text = problemText(keeper.kept);
  if (text === null || text === told) return;
  told = text;
  await notice({
    title: 'Your binder',
    text,
    action: { label: 'Save it as a file', run: saveBinder },
  });
}
