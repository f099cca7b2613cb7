import { readFileSync } from 'node:fs';

/** What an administrator can do so that processes can be confined, by a setting of Linux that may forbid it. */
const settings: readonly (readonly [file: string, forbids: (value: number) => boolean, advice: string])[] = [
  [
    '/proc/sys/user/max_user_namespaces',
    (value) => value === 0,
    'This system allows no user namespaces: user.max_user_namespaces is 0. An administrator can allow them with sysctl -w user.max_user_namespaces=10000.',
  ],
  [
    '/proc/sys/kernel/unprivileged_userns_clone',
    (value) => value === 0,
    'This system gives user namespaces to root alone. An administrator can allow them with sysctl -w kernel.unprivileged_userns_clone=1.',
  ],
  [
    '/proc/sys/kernel/apparmor_restrict_unprivileged_userns',
    (value) => value === 1,
    'AppArmor restricts user namespaces here, as Ubuntu sets it. Install bubblewrap with a profile that allows it (apparmor-profiles: bwrap-userns-restrict), or an administrator can allow all programs with sysctl -w kernel.apparmor_restrict_unprivileged_userns=0.',
  ],
];

/** What this machine is, and how it is set. */
interface System {
  platform: NodeJS.Platform;
  /** The number in a file; NaN if there is no such file. */
  numberIn: (file: string) => number;
}

const thisSystem: System = { platform: process.platform, numberIn };

/**
 * Why there is no sandbox, and what to do, for people.
 * @param faults what was wrong with each kind of walls, by its name
 */
export function whyNone(
  faults: ReadonlyMap<string, string>,
  { platform, numberIn: read }: System = thisSystem,
): string {
  if (platform !== 'linux') {
    return 'Only Linux has what it takes. Run this command on a Linux machine, in a virtual machine, in a container that allows namespaces, or in WSL 2; or make a preview there, and publish that here: docs/operations.md#the-sandbox.';
  }
  // They hold for root as well: even then, code runs as a user without rights.
  const advice = settings.filter(([file, forbids]) => forbids(read(file)));
  const causes = [...faults].map(([name, fault]) => `${name}: ${fault.split('\n')[0]?.slice(0, 300)}`);
  const general = 'Install util-linux 2.38 or bubblewrap, or, in a container, allow namespaces.';
  return [
    ...(advice.length > 0 ? advice.map(([, , text]) => text) : [general]),
    'Or make a preview on another machine or in a container that allows them, and publish that here: docs/operations.md#the-sandbox.',
    `What was tried: ${causes.join('; ')}.`,
  ].join(' ');
}

function numberIn(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return Number.NaN;
  }
}
