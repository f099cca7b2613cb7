import { useTurn } from '@mint-row/kit/ui';
import type { ReactNode } from 'react';

/** The room for what only code can answer. It is empty in the document, which would have it in every row of a table. */
export function ScriptOnly({ children }: { children: () => ReactNode }) {
  return <div className="script-only">{useTurn() && children()}</div>;
}
