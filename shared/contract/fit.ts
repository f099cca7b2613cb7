import type { RemoteName } from './apps.ts';
import { type Catalogue, type Kind, offersOf } from './catalogue.ts';
import type { InsetName } from './insets.ts';
import { missingNames } from './share-scope.ts';

/** Parts of the contract by name, each with a hash of what it declares: see `signatures`. */
export type Signatures = Readonly<Record<string, string>>;

/** The contract that an artifact was built for. */
export interface BuiltFor {
  /** The parts that a remote uses, or that the shell provides. */
  signatures: Signatures;
}

/** The parts of the contract that a remote takes and gives. */
interface Use {
  /** The kinds of entries, and the insets, that each page shows. */
  pages: readonly { shows?: readonly Kind[] | undefined; insets?: readonly { name: InsetName }[] | undefined }[];
  /** The insets that it offers. */
  insets?: readonly { name: InsetName }[] | undefined;
  catalogue: Catalogue;
  /** The names that it uses of each library of the share scope. */
  uses: Readonly<Record<string, readonly string[]>>;
}

/**
 * The parts of the contract that a remote uses: pages and releases, the entries and insets that it shows or offers, and
 * the functions of the kit that the shell provides.
 * @param provided every part with its signature
 */
export function signaturesUsed({ pages, insets = [], catalogue, uses }: Use, provided: Signatures): Signatures {
  const used = new Set<string>([
    'page',
    'release',
    ...pages.flatMap(({ shows = [] }) => shows),
    ...offersOf(catalogue),
    ...insetParts([...insets, ...pages.flatMap((page) => page.insets ?? [])]),
    ...(uses['@mint-row/kit/runtime'] ?? []),
  ]);
  return Object.fromEntries(Object.entries(provided).filter(([part]) => used.has(part)));
}

/** What every inset needs, and what each is told. */
function insetParts(insets: readonly { name: InsetName }[]): string[] {
  return insets.length > 0 ? ['insets', ...insets.map(({ name }) => name)] : [];
}

/**
 * The parts of the contract that a remote uses in another form than the shell's.
 * @returns their names; empty if the two fit
 */
export function unfitParts(remote: BuiltFor, shell: BuiltFor): string[] {
  return Object.entries(remote.signatures).flatMap(([part, hash]) => (shell.signatures[part] === hash ? [] : [part]));
}

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
 * Finds the parts of the contract and of the share scope that a remote uses and a shell does not provide.
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
