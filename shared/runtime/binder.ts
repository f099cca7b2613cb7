import {
  add,
  type Binder,
  type BinderEntry,
  blankNine,
  countKept,
  entryOf,
  type Item,
  isBinderLink,
  itemKinds,
  type Kept,
  keepBinder,
  keepNine,
  type Nine,
  previewMerge,
  progressText,
  put,
  readBinderLink,
  remove,
  type Status,
  setStatus,
  statuses,
  takeBack,
  writeBinderLink,
  writeDocument,
} from '../binder/index.ts';
import { cardKey } from '../content/index.ts';
import { addressOf, paths } from '../contract/index.ts';
import { flyToBinder, pictureOf } from './fly.ts';
import { openKeepDialog, resumeKeeping } from './offline.tsx';
import { loadToasts, notice, notify, pendingPresses, type ToastAction } from './on-demand.ts';
import { share } from './share.ts';

export * from '../binder/index.ts';

/** The one keeper of this tab. */
export const keeper = keepBinder();

const toBinder = { label: 'Open it', run: () => window.location.assign(addressOf(paths.binder)) };

let shownProblem: string | null = null;

/**
 * Does what a button of `CollectButtons` says: puts its card or character into the binder, or takes it out.
 * @param wasPressed what the button showed the visitor who pressed it, perhaps before the binder was there to mark it
 * @returns once the change is made; the visitor is told of it later
 */
export async function press(button: HTMLElement, wasPressed: boolean): Promise<void> {
  void confirmPress(button, await changeBy(button, wasPressed));
}

async function confirmPress(button: HTMLElement, { taken, isPut, isBegun }: Pressed): Promise<void> {
  const picture = pictureOf(button);
  if (taken) await confirmTakenOut(taken, picture);
  const door = doorOf();
  if (isPut && door) void flyToBinder(picture, door);
  // If the browser does not keep it, `tellProblem` reports that.
  if (isBegun && keeper.kept.problem === null)
    await confirm('Your binder has begun. It is kept by this browser only.', toBinder, picture);
  await tellProblem().catch(() => {});
}

/** What a press has changed. */
interface Pressed {
  /** What was taken out. */
  taken?: BinderEntry;
  /** Whether something was put in that the visitor has. */
  isPut?: boolean;
  /** Whether it is the first that the binder has. */
  isBegun?: boolean;
}

async function changeBy(button: HTMLElement, wasPressed: boolean): Promise<Pressed> {
  pendingPresses.delete(button);
  const choice = choiceOf(button);
  if (!choice) return {};
  const { item, status } = choice;
  const { binder } = keeper.kept;
  const entry = entryOf(binder, item);
  if (wasPressed && entry?.status === status) {
    await keeper.change(remove(entry));
    return { taken: entry };
  }
  await keeper.change(setStatus(item, status, new Date().toISOString()));
  return { isPut: status === 'have', isBegun: binder.length === 0 };
}

/** Takes an entry out of the binder, and offers to put it back. */
export async function takeOut(entry: BinderEntry): Promise<void> {
  await keeper.change(remove(entry));
  await confirmTakenOut(entry, null);
}

/** @param picture that of the card */
async function confirmTakenOut(entry: BinderEntry, picture: HTMLImageElement | null): Promise<void> {
  const putBack = { label: 'Undo', run: () => void keeper.change(put(entry)) };
  await confirm(`${entry.name} is out of your binder.`, putBack, picture);
}

/** Shows a confirmation beside the picture of its card. If the toast library does not load, the change needs no word. */
async function confirm(message: string, action: ToastAction, picture: HTMLImageElement | null): Promise<void> {
  await loadToasts()
    .then(({ showToast }) => showToast(message, action, picture?.currentSrc))
    .catch(() => {});
}

/** Says once that the binder is not stored, and offers it as a file. */
async function tellProblem() {
  const text = problemText(keeper.kept);
  if (text === null || text === shownProblem) return;
  shownProblem = text;
  await notice({
    title: 'Your binder',
    text,
    action: { label: 'Save it as a file', run: saveBinder },
  });
}

/** Reads the item and the status from a button of `CollectButtons`; null if it is another button. */
function choiceOf(button: HTMLElement): { item: Item; status: Status } | null {
  const { kind: kindText, name = '', key = cardKey(name), collect } = button.dataset;
  const kind = itemKinds.find((one) => one === kindText);
  const status = statuses.find((one) => one === collect);
  return kind && key && name && status ? { item: { kind, key, name }, status } : null;
}

/** Tells a collector what is wrong with how the binder is kept; null if all is well. */
export function problemText({ problem, unread }: Kept): string | null {
  if (problem === 'blocked')
    return 'This browser does not let the site keep anything. Your binder lasts until you close or reload this tab.';
  if (problem === 'full')
    return 'This browser has no room left for the site. What you change lasts until you close or reload this tab.';
  if (problem === 'limit') return 'A binder holds 10,000 entries.';
  if (unread.length > 0)
    return 'This device has a binder that this version of the site cannot read. It was set aside unchanged.';
  return null;
}

/**
 * Offers a text to the visitor as a file to save.
 * @param type its content type, without a character set: it is UTF-8
 */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers have taken the file by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** Offers the binder and the page of nine as a file that can be added to them again, and notes that it was saved. */
export function saveBinder(): void {
  saveFile(binderFileName('json'), 'application/json', writeDocument(keeper.kept.binder, keptNine()));
  keeper.noteSaved();
}

/**
 * Adds what a file has to the binder. A page of nine that somebody has arranged here is not replaced by that of the file.
 * @returns a function that takes all of it back
 */
export async function addFile(file: Binder, nine: Nine | undefined): Promise<() => void> {
  const { binder } = keeper.kept;
  const { added, replaced } = previewMerge(binder, file);
  const takesNine = nine && !keptNine();
  if (takesNine) replaceNine(nine);
  await keeper.change(add(file));
  return () => {
    if (takesNine) replaceNine(blankNine);
    void keeper.change(takeBack([...added, ...replaced], binder));
  };
}

/** The page of nine as this device keeps it now; null if there is none. */
function keptNine(): Nine | null {
  return keepNine(undefined, new EventTarget()).kept.nine;
}

/** Keeps another page of nine, and tells it to the page that shows it, like a change of another tab. */
function replaceNine(nine: Nine): void {
  keepNine(undefined, new EventTarget()).keep(nine);
  window.dispatchEvent(new Event('storage'));
}

/**
 * A link that has the binder and the page of nine in its fragment: whoever opens it sees what it would change.
 * @returns null if the binder is too large for a link
 */
export async function binderLink(): Promise<string | null> {
  const fragment = await writeBinderLink(keeper.kept.binder, keptNine());
  return fragment && new URL(addressOf(paths.binder), location.href).href + fragment;
}

/** Shares that link. */
export async function shareBinder(): Promise<void> {
  const link = await binderLink();
  if (link) await share(link);
  else await notify('This binder is too large for a link. Save a file.').catch(() => {});
}

/**
 * Gives each binder that a link leads here with to the page, like a file that was chosen, and takes it out of the address.
 * @param receive reads it, and asks before anything is added
 * @returns a function that ends this
 */
export function watchLink(receive: (file: File) => void): () => void {
  const look = async () => {
    const fragment = location.hash;
    if (!isBinderLink(fragment)) return;
    const text = await readBinderLink(fragment);
    location.replace('#files');
    if (text === null) await notify('This link is damaged or was cut. Nothing was added.').catch(() => {});
    else receive(new File([text], binderFileName('json')));
  };
  const onChange = () => void look();
  onChange();
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** Names a file of the binder, with today's date. */
export function binderFileName(ending: 'json' | 'csv'): string {
  return `mint-row-binder-${new Date().toISOString().slice(0, 10)}.${ending}`;
}

const charactersKept = () => keeper.kept.binder.filter(({ kind }) => kind === 'character').map(({ key }) => key);

/** Opens the dialog in which pages are kept for offline use, with those of the characters in the binder. */
export function openOffline(): void {
  openKeepDialog(charactersKept());
}

/** The text last written into each line: a translator may have put other words there since, which stay. */
const writtenTexts = new WeakMap<HTMLElement, string>();

/**
 * Marks what of this page is in the binder: buttons as pressed, and `CollectProgress` with its count. React does not
 * touch attributes that it was not told to change, so the marks stay.
 */
function markPage(): void {
  const { binder } = keeper.kept;
  const cards = new Set<string>();
  let shown: Item | undefined;
  for (const button of document.querySelectorAll<HTMLElement>('[data-collect]')) {
    const choice = choiceOf(button);
    if (!choice) continue;
    const { item, status } = choice;
    if (item.kind === 'card') cards.add(item.key);
    else shown = item;
    const pressed = String(entryOf(binder, item)?.status === status);
    if (button.ariaPressed !== pressed && !pendingPresses.has(button)) button.ariaPressed = pressed;
  }
  for (const line of document.querySelectorAll<HTMLElement>('[data-collected]')) {
    const kind = itemKinds.find((one) => one === line.dataset.collected) ?? 'card';
    const keys = line.dataset.keys?.split(' ') ?? [...cards];
    const count = countKept(binder, kind, keys);
    // On a character's page, whose buttons are the only ones of a character.
    const own = kind === 'card' && !line.dataset.keys ? shown : undefined;
    const character = own && entryOf(binder, own);
    const text = progressText({ kind, count, total: keys.length, character });
    if (writtenTexts.get(line) !== text) {
      line.textContent = text;
      writtenTexts.set(line, text);
    }
    line.hidden = binder.length === 0;
  }
}

/** The header's link to the binder. */
const doorOf = () => document.querySelector<HTMLElement>(`header [href="${addressOf(paths.binder)}"]`);

/** Tells on the header's link how many cards the collector has; nothing while there are none. */
function markDoor(): void {
  const door = doorOf();
  const count = keeper.kept.binder.filter(({ status }) => status === 'have').length;
  if (!door) return;
  if (count > 0) {
    door.dataset.kept = count > 99 ? '99+' : String(count);
    door.ariaLabel = `Binder, ${count === 1 ? '1 card' : `${count} cards`}`;
  } else {
    delete door.dataset.kept;
    door.removeAttribute('aria-label');
  }
}

resumeKeeping(charactersKept());

const markedSelector = '[data-collect], [data-collected]';
const isMarked = (node: Node) =>
  node instanceof Element && (node.matches(markedSelector) || node.querySelector(markedSelector) !== null);

/** Marks the page again if what it marks was added, removed or made another item's; not if only texts were replaced. */
function markChanges(changes: readonly MutationRecord[]): void {
  const isOurs = ({ type, addedNodes, removedNodes }: MutationRecord) =>
    type === 'attributes' || [...addedNodes, ...removedNodes].some(isMarked);
  if (changes.some(isOurs)) markPage();
}

// From now on marks the header and the page, and whatever React adds to it: other pages, and other rows of a list.
for (const mark of [markDoor, markPage]) {
  mark();
  keeper.subscribe(mark);
}
new MutationObserver(markChanges).observe(document.body, {
  childList: true,
  subtree: true,
  attributeFilter: ['data-key', 'data-name', 'data-keys'],
});
