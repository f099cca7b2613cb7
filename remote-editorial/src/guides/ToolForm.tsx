import { useHydrated } from '@mint-row/kit/ui';
import type { ReactNode } from 'react';

/**
 * The controls of a guide’s tool: hidden without scripts, and disabled until the code is there that answers them, so that
 * nothing is typed in vain.
 */
export function ToolForm({ className, children }: { className: string; children: ReactNode }) {
  return (
    <form className="script-only" onSubmit={(event) => event.preventDefault()}>
      <fieldset disabled={!useHydrated()} className={className}>
        {children}
      </fieldset>
    </form>
  );
}
