import type { ReactNode } from 'react';
import './tool.css';

/** A field of a tool, an `input` or a `select`, below its label. */
export function ToolField({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field is among the children.
    <label className="tool-field">
      <span className="type-label">{label}</span>
      {children}
    </label>
  );
}
