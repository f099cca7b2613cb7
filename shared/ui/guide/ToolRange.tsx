import type { ComponentProps } from 'react';
import './tool-range.css';

/** A slider of a tool. */
export function ToolRange(props: ComponentProps<'input'>) {
  return <input type="range" autoComplete="off" className="tool-range script-only" {...props} />;
}
