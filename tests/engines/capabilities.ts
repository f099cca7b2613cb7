import { binder } from './flows/binder.ts';
import { dialogs } from './flows/dialogs.ts';
import { failures } from './flows/failures.ts';
import { navigation } from './flows/navigation.ts';
import { pages } from './flows/pages.ts';
import { search } from './flows/search.ts';
import { tools } from './flows/tools.ts';
import type { Flows } from './visit.ts';

/** All that is tried in each engine, in the order of docs/browsers.md. */
export const capabilities: Flows = { ...pages, ...navigation, ...search, ...binder, ...tools, ...dialogs, ...failures };

/** Whether a flow makes something fail, so that pages report faults. */
export const isWithFaults = (capability: string): boolean => capability in failures;
