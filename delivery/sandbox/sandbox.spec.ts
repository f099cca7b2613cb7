import { describe, expect, it } from 'vitest';
import { whyNone } from './sandbox.ts';

const faults = new Map([
  ['walls', 'not permitted\nat line 3'],
  ['others', 'not found'],
]);
/** A Linux where these files have these numbers. */
const linux = (numbers: Record<string, number> = {}) => ({
  platform: 'linux' as const,
  numberIn: (file: string) => numbers[file] ?? Number.NaN,
});

describe('without a sandbox, people are told', () => {
  it.each(['darwin', 'win32', 'freebsd'] as const)('on %s, where to run the command instead', (platform) => {
    const why = whyNone(new Map(), { ...linux(), platform });
    expect(why).toMatch(
      /^Only Linux .* virtual machine, .*container.* WSL 2; or make a preview there, .*: docs\/operations\.md#the-sandbox\.$/,
    );
  });

  it.each([
    ['/proc/sys/user/max_user_namespaces', 0, 'sysctl -w user.max_user_namespaces=10000'],
    ['/proc/sys/kernel/unprivileged_userns_clone', 0, 'sysctl -w kernel.unprivileged_userns_clone=1'],
    ['/proc/sys/kernel/apparmor_restrict_unprivileged_userns', 1, 'bwrap-userns-restrict'],
  ])('that %s is %i, and what an administrator can do', (file, number, advice) => {
    const why = whyNone(faults, linux({ [file]: number }));
    expect(why).toContain(advice);
    expect(why).not.toContain('Install util-linux');
    expect(whyNone(faults, linux({ [file]: 1 - number }))).not.toContain(advice);
  });

  it('otherwise what to install, and the first line of what was wrong with each', () => {
    expect(whyNone(faults, linux())).toMatch(
      /^Install util-linux 2\.38 or bubblewrap, .* Or make a preview on another machine .*#the-sandbox\. What was tried: walls: not permitted; others: not found\.$/,
    );
  });
});
