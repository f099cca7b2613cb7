import { useEffect } from 'react';
import { create } from 'zustand';

const useCount = create<{ count: number; add: () => void }>((set) => ({
  count: 1,
  add: () => set({ count: 2 }),
}));

/** What the page shows once the library works. */
export const shows = '2';

export default function Sample() {
  const { count, add } = useCount();
  useEffect(add, [add]);
  return <output>{count}</output>;
}
