/** The contract between the shell and the remotes. Raised when an older shell could no longer host a newer remote. */
export const CONTRACT_VERSION = 2;

/** The name of a remote, as federation, paths and commands use it; its folder's `remote.json` declares it. */
export type RemoteName = string;

/** The name of an application that is built and released by itself: `shell`, or a remote's. */
export type AppName = string;

/** The name of an application, as part of a regular expression: it stands in paths, style sheets and commands. */
export const appNameSource = '[a-z][a-z0-9]{1,29}';

/** What a remote may be called. */
export const remoteNamePattern = new RegExp(`^(?!(?:shell|constructor)$)${appNameSource}$`);
