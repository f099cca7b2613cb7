/** How a package manager's commands are written. */
interface Commands {
  name: 'npm' | 'pnpm' | 'yarn';
  /** Runs a program that is installed, such as `mint-row-kit`. */
  program: string;
  /** Installs a package for development. */
  add: string;
  /** What installs exactly one version of a package, as words after the name. */
  addExact: readonly string[];
  /** Runs a script of package.json with options. */
  script: (name: string, options: string) => string;
}

const npm: Commands = {
  name: 'npm',
  // Without --no-install, npx would fetch a program that is missing from the registry.
  program: 'npx --no-install',
  add: 'npm install --save-dev',
  addExact: ['install', '--save-exact'],
  script: (name, options) => `npm run ${name} -- ${options}`,
};

const others = {
  pnpm: {
    name: 'pnpm',
    program: 'pnpm exec',
    add: 'pnpm add --save-dev',
    addExact: ['add', '--save-exact'],
    script: (name, options) => `pnpm run ${name} ${options}`,
  },
  yarn: {
    name: 'yarn',
    program: 'yarn run',
    add: 'yarn add --dev',
    addExact: ['add', '--exact'],
    script: (name, options) => `yarn run ${name} ${options}`,
  },
} satisfies Record<string, Commands>;

/**
 * The commands of the package manager that has started a program, for messages; npm's, if none has.
 * @param userAgent what package managers tell the programs that they run, such as "pnpm/12.21.0 npm/? node/v24.0.0 linux x64"
 */
export function packageManager(userAgent = process.env.npm_config_user_agent ?? ''): Commands {
  const [name = ''] = userAgent.split('/');
  return name === 'pnpm' || name === 'yarn' ? others[name] : npm;
}
