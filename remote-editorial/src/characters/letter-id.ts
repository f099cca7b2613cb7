/** The id of a letter's group: "letter-b", and "letter-0" for "#". */
export function letterId(letter: string): string {
  return `letter-${letter === '#' ? '0' : letter.toLowerCase()}`;
}
