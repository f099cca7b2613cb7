import type { RemoteArtifact } from '../artifact/artifact.ts';
import { DeliveryError } from '../delivery-error.ts';
import { hashOf } from '../store/name.ts';
import type { SiteArtifacts } from './plan.ts';
import { detectSandbox, type Sandbox } from './sandbox.ts';

/** Whether code may be rendered on a system that has no sandbox. */
export interface SandboxUse {
  /** "always" refuses without one, "never" uses none; "for others" refuses code that this checkout did not build. */
  need: 'always' | 'for others' | 'never';
  /** The releases that builds in this checkout have made. */
  own: ReadonlySet<string>;
}

/**
 * The sandbox for the code of a set of artifacts.
 * @param use without it, a sandbox is used where there is one
 * @throws DeliveryError when one is needed and this system has none: why, and what to do
 */
export async function sandboxFor(
  { shell, remotes }: Pick<SiteArtifacts, 'shell' | 'remotes'>,
  use?: SandboxUse,
  detect = detectSandbox,
): Promise<Sandbox> {
  if (use?.need === 'never') return { walls: null, why: '--no-sandbox was given.' };
  const sandbox = await detect();
  if (sandbox.walls || !use) return sandbox;
  if (use.need === 'always') throw new DeliveryError(`--require-sandbox: this system has no sandbox. ${sandbox.why}`);
  const isForeign = ({ release }: Pick<RemoteArtifact, 'release'>) => !use.own.has(hashOf(release));
  // A remote may be there more than once: for each of its parts.
  const foreign = new Set([shell, ...remotes].filter(isForeign).map(({ app }) => app));
  if (foreign.size === 0) return sandbox;
  throw new DeliveryError(
    `${[...foreign].join(', ')}: code that this checkout did not build is rendered in a sandbox only, and this system has none. ${sandbox.why} To run that code with your own rights, add --no-sandbox.`,
  );
}
