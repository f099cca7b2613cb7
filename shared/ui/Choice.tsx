import type { ComponentProps } from 'react';
import './choice.css';

/** The label of a radio button, which contains it: all of it can be pressed. */
export function Choice(props: ComponentProps<'label'>) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the radio button is among its children.
  return <label className="choice" {...props} />;
}
