/** A tick or a cross beside words that say the same. */
export function Sign({ good }: { good: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="mr-2 inline-block size-3" fill="none" stroke="currentColor">
      <path d={good ? 'M1 9l5 5L15 2' : 'M2 2l12 12M14 2L2 14'} strokeWidth="3" />
    </svg>
  );
}
