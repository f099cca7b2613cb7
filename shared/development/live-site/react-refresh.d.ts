/** The run-time part of React Refresh, as the React plugin serves it, as far as a renderer uses it. */
declare module 'virtual:react-refresh' {
  /** All implementations that a component has had; elements were made with the first. */
  interface Family {
    current: unknown;
  }

  interface Renderer {
    setRefreshHandler: (familyOf: (type: unknown) => Family | undefined) => void;
    scheduleRefresh: (
      root: object,
      update: {
        /** Those that keep their state. */
        updatedFamilies: ReadonlySet<Family>;
        /** Those whose hooks have changed. */
        staleFamilies: ReadonlySet<Family>;
      },
    ) => void;
  }

  interface Hook {
    inject: (renderer: Renderer) => number;
    onCommitFiberRoot: (renderer: number, root: { current: { alternate: null } }) => void;
  }

  export function injectIntoGlobalHook(hookHolder: { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook }): void;
}
