import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * The controls of a guide's tool: hidden without scripts, and disabled until the code is there that answers them, so that
 * nothing is typed in vain.
 */
export function ToolForm({ className, children }: { className: string; children: ReactNode }) {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <form className="script-only print:hidden" onSubmit={(event) => event.preventDefault()}>
      <fieldset disabled={!hydrated} className={className}>
        {children}
      </fieldset>
    </form>
  );
}
