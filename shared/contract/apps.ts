/** The name of a remote, as federation, paths and commands use it; its folder's `remote.json` declares it. */
export type RemoteName = string;

/** The name of an application that is built and released separately: `shell`, or a remote's. */
export type AppName = string;

/** The name of an application as part of a regular expression: it appears in paths, stylesheets and commands. */
export const appNameSource = '[a-z][a-z0-9]{1,29}';

/** The names that a remote may have. */
export const remoteNamePattern = new RegExp(`^(?!(?:shell|constructor)$)${appNameSource}$`);
