import { FloatingPortal, useFloating } from '@floating-ui/react';

/** What the page shows once the library works. */
export const shows = 'Placed';

export default function Sample() {
  const { refs, floatingStyles, isPositioned } = useFloating({ open: true });
  return (
    <>
      <button type="button" ref={refs.setReference}>
        Grade
      </button>
      <FloatingPortal>
        <div ref={refs.setFloating} style={floatingStyles}>
          <output>{isPositioned ? 'Placed' : 'placing'}</output>
        </div>
      </FloatingPortal>
    </>
  );
}
