import { existsSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute } from 'node:path';

/** The files that Node needs to run, and where a linker finds them. */
export interface RuntimeFiles {
  node: string;
  /** Shared libraries, and the linker itself, at the paths by which the linker knows them. */
  libraries: readonly string[];
  /** The folders of the libraries, separated by colons. */
  libraryPath: string;
  /** Folders of modules that belong to Node but are not in its executable, as Debian builds it. */
  modules: readonly string[];
}

let known: RuntimeFiles | undefined;

/** The files that the running Node needs on Linux, as this process has loaded them. Native packages are left out. */
export function runtimeFiles(): RuntimeFiles {
  known ??= find();
  return known;
}

function find(): RuntimeFiles {
  const report = process.report as typeof process.report & { excludeNetwork: boolean };
  // Otherwise a report looks up the names of this machine's addresses.
  report.excludeNetwork = true;
  const { sharedObjects } = report.getReport() as { sharedObjects: string[] };
  const libraries = sharedObjects.filter((file) => isAbsolute(file) && !file.endsWith('.node') && existsSync(file));
  const { node_builtin_shareable_builtins: shared } = process.config.variables as Record<string, unknown>;
  const outside = Array.isArray(shared) && shared.length > 0 ? ['/usr/share/nodejs'] : [];
  return {
    node: realpathSync(process.execPath),
    libraries,
    libraryPath: [...new Set(libraries.map((file) => dirname(file)))].join(':'),
    modules: outside.filter((folder) => existsSync(folder)),
  };
}
