/** The name of the plan of a ranked card among the drawings. */
export function planName(rank: number): string {
  return `rank-${rank}`;
}
