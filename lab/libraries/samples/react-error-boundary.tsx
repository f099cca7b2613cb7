import { useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

function Fragile() {
  const [isBroken, setBroken] = useState(false);
  useEffect(() => setBroken(true), []);
  if (isBroken) throw new Error('on purpose');
  return null;
}

/** What the page shows once the library works. */
export const shows = 'Caught';

export default function Sample() {
  return (
    <ErrorBoundary fallback={<output>Caught</output>}>
      <Fragile />
    </ErrorBoundary>
  );
}
