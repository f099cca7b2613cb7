/**
 * The share scope: every library, and every name of it, that the shell provides to the remotes at run time. The shell
 * puts exactly these into the page. What the pages of a first visit do not use is in the libraries of `onDemand`: a module
 * that loads only for the remotes that need it.
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
  /** The other names of React. Remotes import them from `react`. */
  'react/other': [
    'Activity',
    'Component',
    'Profiler',
    'PureComponent',
    'StrictMode',
    'ViewTransition',
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
    '__COMPILER_RUNTIME',
    'addTransitionType',
    'cache',
    'cacheSignal',
    'createRef',
    'unstable_useCacheRefresh',
    'useActionState',
    'useDebugValue',
    'useEffectEvent',
    'useImperativeHandle',
    'useInsertionEffect',
    'version',
  ],
  'react-dom': [
    'createPortal',
    'flushSync',
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'unstable_batchedUpdates',
    'useFormState',
    'useFormStatus',
    'version',
  ],
} as const satisfies Record<string, readonly string[]>;

export type SharedLibrary = keyof typeof shareScope;

export const sharedLibraries = Object.keys(shareScope) as SharedLibrary[];

/** The libraries of the share scope that load only for the remotes that need them. */
export const onDemand: readonly SharedLibrary[] = ['react/other', 'react-dom'];

/**
 * The libraries of the share scope that together have the names of one that remotes import.
 * @example partsOf('react') // ['react', 'react/other']
 */
export function partsOf(library: SharedLibrary): readonly SharedLibrary[] {
  return library === 'react' ? ['react', 'react/other'] : [library];
}

/**
 * The module to import that has the names of a library of the share scope.
 * @example moduleOf('react/other') // 'react'
 */
export function moduleOf(library: SharedLibrary): string {
  return library === 'react/other' ? 'react' : library;
}

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
