import { useHydrated } from '@mint-row/kit/ui';
import { animated, useSpring } from '@react-spring/web';
import { useState } from 'react';

/** What the page shows once the library works. */
export const shows = 'Moved';

function Sample() {
  const [hasMoved, setMoved] = useState(false);
  const style = useSpring({ from: { opacity: 0 }, to: { opacity: 1 }, onRest: () => setMoved(true) });
  return (
    <animated.div style={style}>
      <output>{hasMoved ? 'Moved' : 'moving'}</output>
    </animated.div>
  );
}

export default function SampleInBrowser() {
  return useHydrated() ? <Sample /> : <p>It appears when the page runs.</p>;
}
