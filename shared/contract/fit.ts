import { type Catalogue, type Kind, offersOf } from './catalogue.ts';

/** Parts of the contract by name, each with a hash of what it declares: see `signatures`. */
export type Signatures = Readonly<Record<string, string>>;

/** What an artifact says of the contract that it was built for. */
export interface BuiltFor {
  /** The parts that a remote uses, or that the shell provides. */
  signatures: Signatures;
}

/** What a remote takes from the contract, and gives. */
interface Use {
  /** The kinds of entries that each page shows. */
  pages: readonly { shows?: readonly Kind[] | undefined }[];
  catalogue: Catalogue;
  /** The names that it uses of each library of the share scope. */
  uses: Readonly<Record<string, readonly string[]>>;
}

/**
 * The parts of the contract that a remote uses: pages and releases, the kinds of entries that it shows or offers, and
 * the functions of the kit that the shell provides.
 * @param provided every part with its signature
 */
export function signaturesUsed({ pages, catalogue, uses }: Use, provided: Signatures): Signatures {
  const used = new Set<string>([
    'page',
    'release',
    ...pages.flatMap(({ shows = [] }) => shows),
    ...offersOf(catalogue),
    ...(uses['@mint-row/kit/runtime'] ?? []),
  ]);
  return Object.fromEntries(Object.entries(provided).filter(([part]) => used.has(part)));
}

/**
 * The parts of the contract that a remote uses in another form than the shell's.
 * @returns their names; empty if the two fit
 */
export function unfitParts(remote: BuiltFor, shell: BuiltFor): string[] {
  return Object.entries(remote.signatures).flatMap(([part, hash]) => (shell.signatures[part] === hash ? [] : [part]));
}
