import type { ReactNode } from 'react';
import './tool.css';

interface ToolResultProps {
  state: ToolState;
  /** The result in a word or a short line. */
  title: ReactNode;
  className?: string;
  /** Its reasons. */
  children?: ReactNode;
}

/** The result of a guide's tool, in an element with the class `tool`: the state as colour, sign and words. */
export function ToolResult({ state, title, className = '', children }: ToolResultProps) {
  return (
    <div role="status" className={`tool-state tool-result ${className}`} data-state={state}>
      <p className="tool-verdict type-title">
        <ToolSign state={state} /> <span>{title}</span>
      </p>
      {children && <div className="tool-said">{children}</div>}
    </div>
  );
}

/** The state of a tool's result: nothing yet; nothing against it; something to look at again; something that does not fit. */
export type ToolState = keyof typeof signs;

/** The answer of a tool. */
export interface ToolAnswer {
  state: ToolState;
  /** The result in a word or a short line. */
  title: string;
  /** Its reasons. */
  text: string;
}

const signs = {
  open: 'M6 12h.01M12 12h.01M18 12h.01',
  good: 'M6 12.5l4 4.5 8-10',
  unsure: 'M8.5 9a3.5 3.5 0 1 1 5 3.2q-1.5.7-1.5 2.3M12 18.5h.01',
  bad: 'M7 7l10 10M17 7L7 17',
};

/** The sign of a state, beside words that say the same. */
export function ToolSign({ state }: { state: ToolState }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="tool-state tool-sign" data-state={state}>
      <path d={signs[state]} />
    </svg>
  );
}
