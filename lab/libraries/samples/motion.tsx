import { motion } from 'motion/react';
import { useState } from 'react';

/** What the page shows once the library works. */
export const shows = 'Moved';

export default function Sample() {
  const [hasMoved, setMoved] = useState(false);
  return (
    <motion.div
      animate={{ opacity: [0.5, 1] }}
      transition={{ duration: 0.05 }}
      onAnimationComplete={() => setMoved(true)}
    >
      <output>{hasMoved ? 'Moved' : 'moving'}</output>
    </motion.div>
  );
}
