/** The anchor of a shelf: "guides-marvel", or "guides-all" for the guides about all franchises. */
export function shelfId(franchise = 'all'): string {
  return `guides-${franchise}`;
}
