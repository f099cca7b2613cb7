/** A value that can be sent to a page and back. */
export type Sent = null | boolean | number | string | readonly Sent[] | { readonly [key: string]: Sent };

/** A function that runs in the page: it is sent as text, so it may use no outer variables. */
export type InPage<Given extends readonly Sent[], Result> = (...given: Given) => Result | Promise<Result>;

/** The size of a window, in CSS pixels. */
export interface WindowSize {
  width: number;
  height: number;
}

/** The size of each new window, wide enough for the header's links. */
export const windowSize: WindowSize = { width: 1280, height: 900 };

/** A window of a phone: WebKitGTK's is 447 px wide at least. */
export const narrowSize: WindowSize = { width: 320, height: 640 };

/** The keys that have no character, by their names in `KeyboardEvent.key`. */
export type NamedKey = 'Tab' | 'Enter' | 'Escape' | 'ArrowLeft' | 'ArrowUp' | 'ArrowRight' | 'ArrowDown';

/** One window of a browser, with storage of its own: the operations that differ between engines. `Tab` builds on it. */
export interface Driver {
  open: (url: string) => Promise<void>;
  /** Clicks the middle of the first element that matches, as a mouse does. */
  click: (selector: string) => Promise<void>;
  /** Moves the pointer to the middle of the first element that matches. */
  hover: (selector: string) => Promise<void>;
  /** Presses a key for each character while the first element that matches has the focus: Enter for a line break. */
  type: (selector: string, text: string) => Promise<void>;
  /** Presses a key, or that of a character, wherever the focus is. */
  press: (key: NamedKey | '/') => Promise<void>;
  evaluate: <Given extends readonly Sent[], Result>(run: InPage<Given, Result>, ...given: Given) => Promise<Result>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  reload: () => Promise<void>;
  /** Gives the page another size; a browser whose window has a least width may keep that. */
  resize: (size: WindowSize) => Promise<void>;
  close: () => Promise<void>;
}

/** A running browser. */
export interface Browser {
  /** Its version, such as "153.8.0". */
  version: string;
  newWindow: () => Promise<Driver>;
  close: () => Promise<void>;
}

/** A browser that may be installed. */
export interface Engine {
  name: string;
  /** The missing prerequisite, as the end of a sentence; null when it can be launched. */
  missing: () => string | null;
  /** @throws Error with the browser's output when it does not start */
  launch: () => Promise<Browser>;
}
