/** The id of a section's heading, derived from the section's id. */
export function headingId(section: string): string {
  return `${section}-heading`;
}
