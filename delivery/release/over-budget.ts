import { modulesOf, stylesOf } from '@mint-row/kit/build';
import { weighFiles } from '@mint-row/kit/checks';
import type { RemoteArtifact, ShellArtifact } from '../artifact/artifact.ts';
import type { Limits } from './budgets.ts';

/** What a first load of a remote's pages weighs, in bytes after brotli. */
interface Weight {
  expose: string;
  javaScript: number;
  css: number;
}

/** Weighs a first load of each exposed module, together with the shell. */
async function weigh(shell: ShellArtifact, remote: RemoteArtifact): Promise<Weight[]> {
  const shellModules = await weighFiles(shell, modulesOf(shell.manifest, [shell.manifest.entry]));
  const shellStyles = await weighFiles(shell, shell.manifest.styles);
  return Promise.all(
    Object.entries(remote.manifest.exposes).map(async ([expose, chunk]) => {
      const own = await weighFiles(remote, modulesOf(remote.manifest, [remote.manifest.entry, chunk]));
      const css = shellStyles + (await weighFiles(remote, stylesOf(remote.manifest, expose)));
      return { expose, javaScript: shellModules + own, css };
    }),
  );
}

/** @returns a reason for each exposed module that makes a page heavier than the budgets allow */
export async function overBudget(shell: ShellArtifact, remote: RemoteArtifact, limits: Limits): Promise<string[]> {
  return (await weigh(shell, remote)).flatMap((weight) =>
    (['javaScript', 'css'] as const)
      .filter((kind) => weight[kind] > limits[kind])
      .map(
        (kind) =>
          `${remote.app}: pages of ${weight.expose} weigh ${weight[kind]} bytes (${kind}, brotli), and the budget is ${limits[kind]}. Make them lighter, or raise delivery/release/budgets.ts with a reason.`,
      ),
  );
}
