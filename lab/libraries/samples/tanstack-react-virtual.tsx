import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';

/** What the page shows once the library works. */
export const shows = 'of 1000';

export default function Sample() {
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({ count: 1000, getScrollElement: () => box.current, estimateSize: () => 20 });
  return (
    <div ref={box} className="h-40 overflow-auto">
      <output>{rows.getTotalSize() === 20_000 ? 'of 1000' : 'wrong'}</output>
    </div>
  );
}
