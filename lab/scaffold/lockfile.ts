interface Lockfile {
  packages: Record<string, object>;
}

/**
 * Adds a workspace to the lockfile as npm would, without asking the registry: its dependencies are in the lockfile
 * already.
 * @param workspace the folder
 * @param dependencies of its package, by name
 */
export function addToLockfile(workspace: string, dependencies: Record<string, string>): (before: string) => string {
  return (before) => {
    const lockfile = JSON.parse(before) as Lockfile;
    const name = `@mint-row/${workspace}`;
    const packages = {
      ...lockfile.packages,
      [`node_modules/${name}`]: { resolved: workspace, link: true },
      [workspace]: { name, version: '0.0.0', dependencies },
    };
    const sorted = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en'));
    return `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(sorted) }, null, 2)}\n`;
  };
}
