/** A card in the three colours of a drawing that another remote has: rays on its ground, its figure, its light. */
export function SwatchCard({ colours: [ground, figure, light] }: { colours: readonly string[] }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 140">
      <rect width="100" height="140" rx="5" fill={ground} />
      <circle
        cx="50"
        cy="70"
        r="60"
        fill="none"
        stroke={figure}
        strokeWidth="66"
        strokeDasharray="9.425"
        opacity=".3"
      />
      <circle cx="50" cy="70" r="27" fill={figure} stroke={light} strokeWidth="2" />
      <circle cx="50" cy="70" r="10" fill={light} />
      <rect x="2.5" y="2.5" width="95" height="135" rx="2.5" fill="none" stroke="#fbf8f1" strokeWidth="5" />
    </svg>
  );
}
