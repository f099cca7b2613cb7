import type { RemoteName } from './apps.ts';
import { type BuiltFor, unfitParts } from './fit.ts';
import { missingNames } from './share-scope.ts';

/** A remote as far as it depends on the shell. */
export interface Dependent extends BuiltFor {
  app: RemoteName;
  /** The version of the kit that built it, for people. */
  kit?: string | undefined;
  /** The names that it uses of each library of the share scope. */
  uses: Readonly<Record<string, readonly string[]>>;
}

/** The shell as far as remotes depend on it. */
export interface Provider extends BuiltFor {
  /** The version of the kit that built it, for people. */
  kit?: string | undefined;
  /** The names that it provides of each library of the share scope. */
  provides: Readonly<Record<string, { readonly names: readonly string[] }>>;
}

/**
 * What of the contract and of the share scope a remote uses and a shell does not provide.
 * @returns a sentence for each fault; none if the two fit
 */
export function fitFaults(remote: Dependent, shell: Provider): string[] {
  return [...contractFaults(remote, shell), ...shareScopeFaults(remote, shell)];
}

function contractFaults(remote: Dependent, shell: Provider): string[] {
  const { app } = remote;
  const unfit = unfitParts(remote, shell);
  if (unfit.length === 0) return [];
  const kit = shell.kit === undefined ? '' : `, ${shell.kit}`;
  const own = remote.kit === undefined ? '' : ` It was built with ${remote.kit}.`;
  return [
    `${app}: it uses ${unfit.join(', ')} of the contract in another form than the shell’s (shared/contract/signatures.ts).${own} Build it with the shell’s version of the kit${kit}, or publish both together: publish shell ${app}. See docs/operations.md#a-release`,
  ];
}

function shareScopeFaults({ app, uses }: Dependent, { provides }: Provider): string[] {
  return Object.entries(uses).flatMap(([library, names]) => {
    if (!Object.hasOwn(provides, library)) {
      return [
        `${app}: it takes ${library} from the share scope, and the shell does not provide it. Publish a shell that does (shared/contract/share-scope.ts), or bundle it. See docs/architecture.md#build-sources-to-artifact`,
      ];
    }
    const missing = missingNames(provides, library, names);
    if (missing.length === 0) return [];
    return [
      `${app}: it uses ${missing.join(', ')} of ${library}, and the shell does not provide ${missing.length > 1 ? 'them' : 'it'}. Publish a shell that does (shared/contract/share-scope.ts) first. See docs/architecture.md#build-sources-to-artifact`,
    ];
  });
}
