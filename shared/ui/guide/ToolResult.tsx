import type { ReactNode } from 'react';
import { ToolSign, type ToolState } from './ToolSign.tsx';
import './tool.css';

interface ToolResultProps {
  state: ToolState;
  /** The result in a word or a short line. */
  title: ReactNode;
  className?: string;
  /** Its reasons. */
  children?: ReactNode;
}

/** What the tool of a guide says, in an element with the class `tool`: the state as colour, sign and words. */
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
