import { currentPlace } from '../contract/index.ts';

/**
 * The name under which a device keeps its binder. Sites in folders of one origin share what a browser keeps, so each has its
 * own. In a module of its own: every page needs it, and nothing else.
 */
export const binderName = () => `binder${currentPlace().folder.slice(1)}`;
