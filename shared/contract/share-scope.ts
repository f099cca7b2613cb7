/**
 * The share scope: every library, and every name of it, that the shell provides to the remotes at run time. The shell
 * puts exactly these into the page; a remote that imports any other name from one of these libraries does not build.
 */
export const shareScope = {
  react: [
    'Children',
    'Fragment',
    'Suspense',
    'cloneElement',
    'createContext',
    'createElement',
    'forwardRef',
    'isValidElement',
    'lazy',
    'memo',
    'startTransition',
    'use',
    'useCallback',
    'useContext',
    'useDeferredValue',
    'useEffect',
    'useId',
    'useLayoutEffect',
    'useMemo',
    'useOptimistic',
    'useReducer',
    'useRef',
    'useState',
    'useSyncExternalStore',
    'useTransition',
  ],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
  'react-router-dom': ['useLocation', 'useNavigate', 'useSearchParams'],
  '@mint-row/kit/runtime': ['loadBinder', 'loadSearch', 'notice', 'notify'],
} as const satisfies Record<string, readonly string[]>;

export type SharedLibrary = keyof typeof shareScope;

export const sharedLibraries = Object.keys(shareScope) as SharedLibrary[];

/** The names that a shell provides of each library of the share scope. */
type Provides = Readonly<Record<string, { readonly names: readonly string[] }>>;

/**
 * The names of a library that a remote uses and a shell does not provide.
 * @param provides what the shell says that it provides
 * @param names those that the remote uses
 */
export function missingNames(provides: Provides, library: string, names: readonly string[]): string[] {
  const provided = Object.hasOwn(provides, library) ? provides[library]?.names : undefined;
  return names.filter((name) => !provided?.includes(name));
}
