import { useHydrated } from '@mint-row/kit/ui';
import type { ReactNode } from 'react';

interface ToolFormProps {
  /** The name of the controls as a group. */
  label: string;
  className: string;
  /** Whether nobody has changed what the controls show. */
  isExample?: boolean;
  children: ReactNode;
}

/**
 * The controls of a guide’s tool: hidden without scripts, and disabled until the code is there that answers them, so that
 * nothing is typed in vain. No browser fills them with what they held before a reload: their state is in the address.
 */
export function ToolForm({ label, className, isExample = false, children }: ToolFormProps) {
  return (
    <form autoComplete="off" className="script-only" onSubmit={(event) => event.preventDefault()}>
      <fieldset
        disabled={!useHydrated()}
        aria-label={label}
        className={className}
        data-example={isExample || undefined}
      >
        {children}
      </fieldset>
    </form>
  );
}
