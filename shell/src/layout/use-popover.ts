import { type FocusEvent, type MouseEvent, type ToggleEvent, useEffect, useRef, useState } from 'react';

/**
 * The attributes of a popover with links and of its button. The browser itself opens and closes it; where there are
 * scripts, it also closes after a link in it was followed, and when the focus goes on to the page.
 */
export function usePopover<Shown extends HTMLElement>(id: string) {
  const popover = useRef<Shown>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Undefined until it changes: the browser reports the state of a popover's button itself.
  const [open, setOpen] = useState<boolean>();
  useEffect(() => {
    if (popover.current?.matches(':popover-open')) setOpen(true);
  }, []);

  const close = () => popover.current?.matches(':popover-open') && popover.current.hidePopover();
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const inside = relatedTarget instanceof Node && popover.current?.contains(relatedTarget);
    if (relatedTarget && relatedTarget !== button.current && !inside) close();
  };
  return {
    button: { ref: button, popoverTarget: id, 'aria-expanded': open, 'aria-controls': id, onBlur },
    popover: {
      ref: popover,
      id,
      popover: 'auto' as const,
      onClick: ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && close(),
      onBlur,
      // The panel is in the menu, whose own state this is not.
      onToggle: ({ target, currentTarget, newState }: ToggleEvent) =>
        target === currentTarget && setOpen(newState === 'open'),
    },
  };
}
