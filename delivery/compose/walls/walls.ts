/** What a confined process is given: its program, and folders that it reads, by the names that they have inside. */
export interface Inside {
  /** Folders outside, by their name at the root inside: "render" is /render there. */
  folders: Readonly<Record<string, string>>;
  /** The arguments of Node, with paths as they are inside. */
  args: readonly string[];
}

/** How to start a process behind walls. */
export interface Start {
  command: string;
  args: readonly string[];
  /** What the command reads from its file descriptor 4. */
  filter?: Uint8Array;
}

/** A way in which the operating system itself confines a process. */
export interface Walls {
  /** What they are made of, for people: "unshare of util-linux". */
  name: string;
  start: (inside: Inside) => Start;
}

/** What one confined process may use, in total. */
export const limits = {
  /** Memory that it may write to, in bytes. */
  data: 1024 ** 3,
  /** Processor time, in seconds: this limit works even if the process that started it has gone. */
  cpu: 1800,
  /** Processes and threads. Node itself has about a dozen threads. */
  processes: 32,
  /** Copies of what it reads, in bytes, where these are made. */
  files: 256 * 1024 ** 2,
} as const;

/** Where programs are looked for: nothing of the publisher's own environment goes inside. */
export const programPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/run/current-system/sw/bin';

/** The arguments of prlimit that set the limits which every kind of walls has. */
export const resourceLimits: readonly string[] = [
  `--data=${limits.data}`,
  `--cpu=${limits.cpu}`,
  '--core=0',
  // It writes to pipes only.
  '--fsize=0',
  '--nofile=256',
];
