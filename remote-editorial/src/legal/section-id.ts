/** The anchor of a section, from its heading: "names-and-trade-marks". */
export function sectionId(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z]+/g, '-');
}
