/** Today as an ISO date: when what is written now was last reviewed. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
