import { useRef } from 'react';
import { Transition } from 'react-transition-group';

/** What the page shows once the library works. */
export const shows = 'entered';

export default function Sample() {
  const node = useRef<HTMLOutputElement>(null);
  return (
    <Transition nodeRef={node} in appear timeout={20}>
      {(state) => <output ref={node}>{state}</output>}
    </Transition>
  );
}
