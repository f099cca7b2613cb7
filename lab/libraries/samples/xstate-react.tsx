import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { createMachine } from 'xstate';

const grading = createMachine({ initial: 'raw', states: { raw: { on: { GRADE: 'graded' } }, graded: {} } });

/** What the page shows once the library works. */
export const shows = 'graded';

export default function Sample() {
  const [state, send] = useMachine(grading);
  useEffect(() => send({ type: 'GRADE' }), [send]);
  return <output>{String(state.value)}</output>;
}
