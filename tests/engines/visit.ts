import type { FaultyServer } from '../site/faulty-server.ts';
import type { Tab } from './tab.ts';

/** The means of a flow: a fresh window, and the server of its site, which fails on request. */
export interface Visit {
  /** The name of the browser’s engine. */
  engine: string;
  tab: Tab;
  server: FaultyServer;
  /** The address of the site without faults between. */
  siteUrl: string;
}

/** What a visitor does. @throws Error when it does not have the result that it should have */
export type Flow = (visit: Visit) => Promise<void>;

/** Flows by what they show that a browser can do: the words of a row in docs/browsers.md. */
export type Flows = Readonly<Record<string, Flow>>;
