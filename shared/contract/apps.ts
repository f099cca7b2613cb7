/** The contract between the shell and the remotes. Raised when an older shell could no longer host a newer remote. */
export const CONTRACT_VERSION = 2;

/** The remotes by the names that federation, paths and commands use. */
export const remoteNames = ['marvel', 'pokemon', 'starwars', 'editorial'] as const;
export type RemoteName = (typeof remoteNames)[number];

/** Every application that is built and released on its own. */
export const appNames = ['shell', ...remoteNames] as const;
export type AppName = (typeof appNames)[number];

/** The remotes that own a franchise's section, its characters among them. */
export const franchiseRemotes = ['marvel', 'pokemon', 'starwars'] as const satisfies readonly RemoteName[];
export type FranchiseRemote = (typeof franchiseRemotes)[number];
