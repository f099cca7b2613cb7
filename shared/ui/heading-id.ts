/** The id of a section's heading, from the section's own. */
export function headingId(section: string): string {
  return `${section}-heading`;
}
