/** Today as an ISO date: the review date of new content. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
