import { useHydrated } from '@mint-row/kit/ui';
import type { ReactNode } from 'react';

interface ToolFormProps {
  className: string;
  /** Whether nobody has changed what the controls show. */
  isExample?: boolean;
  children: ReactNode;
}

/**
 * The controls of a guide’s tool: hidden without scripts, and disabled until the code is there that answers them, so that
 * nothing is typed in vain.
 */
export function ToolForm({ className, isExample = false, children }: ToolFormProps) {
  return (
    <form className="script-only" onSubmit={(event) => event.preventDefault()}>
      <fieldset disabled={!useHydrated()} className={className} data-example={isExample || undefined}>
        {children}
      </fieldset>
    </form>
  );
}
