import { clientIntegrity, modulesOf } from '@mint-row/kit/build';
import { type DocumentHead, type LinkedFile, releaseBase } from '@mint-row/kit/contract';
import type { Artifact, RemoteArtifact, ShellArtifact } from '../artifact/artifact.ts';
import { inlineStyles } from './inline-styles.ts';

/** A remote, and those of its files that a page needs. */
interface PageCode {
  remote: RemoteArtifact;
  modules: readonly string[];
  styles: readonly string[];
}

/**
 * The stylesheets, modules and integrity hashes of one document: exactly what it runs, in that order.
 * @param code the remote whose page the document shows, or null for the shell's not-found page
 * @throws ManifestError when a manifest needs a file that it does not list
 */
export async function documentHead(
  shell: ShellArtifact,
  code: PageCode | null,
  head: Pick<DocumentHead, 'title' | 'description' | 'path' | 'indexed' | 'state' | 'picture' | 'structuredData'>,
): Promise<DocumentHead> {
  const modules = linked(shell, modulesOf(shell.manifest, [shell.manifest.entry]));
  const remoteModules = code ? linked(code.remote, code.modules) : [];
  const styles = [
    ...(await inlineStyles(shell, shell.manifest.styles)),
    ...(code ? await inlineStyles(code.remote, code.styles) : []),
  ];
  // Modules that the shell loads later (toasts, tooltips) have hashes too, but are not preloaded.
  const known = [...modules, ...remoteModules, ...linked(shell, Object.keys(shell.manifest.imports))];
  const integrity = Object.fromEntries(known.map((file) => [file.href, file.integrity]));
  return { ...head, modules, remoteModules, styles, importMap: { integrity } };
}

function linked(artifact: Artifact, files: readonly string[]): Required<LinkedFile>[] {
  const base = releaseBase(artifact.app, artifact.release);
  return files.map((file) => ({ href: base + file, integrity: clientIntegrity(artifact.manifest, file) }));
}
