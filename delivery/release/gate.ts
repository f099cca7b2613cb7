import { drawingFaults, fileFaults, remoteFaults } from '@mint-row/kit/checks';
import { type AppName, fitFaults } from '@mint-row/kit/contract';
import type { Artifact, RemoteArtifact, ShellArtifact } from '../artifact/artifact.ts';
import { codings } from '../store/codings.ts';
import type { Limits } from './budgets.ts';
import { clientDataFaults } from './client-data.ts';
import { entryConflicts } from './entry-conflicts.ts';
import { integrityFaults } from './integrity-faults.ts';
import { overBudget } from './over-budget.ts';

interface GateOptions {
  /** The pages of the live releases, by remote, that must not disappear. */
  replaced: ReadonlyMap<string, readonly string[]>;
  limits: Limits;
}

/**
 * Checks a proposed site against every rule that needs no rendering.
 * @param site the site as it would be; `shell` is null while there is none
 * @param candidates the applications that are new in it
 * @returns every reason to refuse it; empty when it is accepted
 */
export async function checkSite(
  { shell, remotes }: { shell: ShellArtifact | null; remotes: readonly RemoteArtifact[] },
  candidates: readonly AppName[],
  { replaced, limits }: GateOptions,
): Promise<string[]> {
  const isNew = ({ app }: Artifact) => candidates.includes(app);
  const reasons: string[] = [];
  // A new shell has to work with every remote; a new remote has to work with the shell.
  const concerned = shell && isNew(shell) ? remotes : remotes.filter(isNew);
  for (const artifact of shell ? [shell, ...concerned] : concerned) {
    await artifact.fetch?.(filesToRead(artifact, isNew(artifact)));
  }
  for (const remote of concerned) {
    if (!shell) continue;
    reasons.push(...fitFaults(remote.manifest, shell.manifest));
    reasons.push(...(await overBudget(shell, remote, limits)));
  }
  for (const artifact of [...(shell ? [shell] : []), ...remotes].filter(isNew)) {
    const large = fileFaults(artifact.manifest, limits.files);
    // Files that are too large are not read.
    reasons.push(...(large.length > 0 ? large : await drawingFaults(artifact)));
  }
  for (const remote of remotes.filter(isNew)) {
    reasons.push(...(await remoteFaults(remote, limits.remoteJavaScript)), ...integrityFaults(remote));
    reasons.push(...(await clientDataFaults(remote)), ...removals(replaced.get(remote.app) ?? [], remote));
  }
  const today = new Date().toISOString().slice(0, 10);
  return [...reasons, ...entryConflicts(remotes, { candidates, today })];
}

/** The files whose content is checked, and the compressed copies of those that are weighed. */
function filesToRead({ manifest }: Artifact, isNew: boolean): string[] {
  const files = Object.keys(manifest.files);
  const weighed = files.filter((file) => /^client\/.*\.(?:css|js)$/.test(file));
  const checked = isNew ? files.filter((file) => /^client\/(?:catalogue|data)\/|\.(?:css|svg)$/i.test(file)) : [];
  return [...checked, ...weighed.flatMap((file) => [file, file + codings.br])];
}

function removals(before: readonly string[], { app, manifest }: RemoteArtifact): string[] {
  const kept = new Set(manifest.pages.map(({ path }) => path));
  return before
    .filter((path) => !kept.has(path))
    .map(
      (path) =>
        `${app}: its page ${path} is on the live site and not in this artifact. To remove the page, add --allow-removal. See docs/operations.md#what-a-release-changes`,
    );
}
