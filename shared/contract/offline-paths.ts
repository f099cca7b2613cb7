import { paths } from './paths.ts';

// In a module of its own: no page's first load needs it.

/** The list of the files that a browser keeps, if its visitor asks for it, so that pages open without a network. */
export const offlineListPath = '/offline.json';

/** The service worker that keeps them. It is at the top of the site, which is its scope. */
export const offlineWorkerPath = '/offline-worker.js';

/** The pages that it keeps in any case; besides, those of the characters that a visitor collects. */
export const keptPages: readonly string[] = [paths.binder, paths.checklists, paths.values, paths.glossary];

/** The pages that register it. */
export const offlinePages: readonly string[] = [paths.binder, paths.checklists];

/** The Trusted Types policy that gives them the address of the worker: no other page may create one. */
export const offlinePolicyName = 'mint-row-offline';
