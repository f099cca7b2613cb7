/** The id of the live region in the shell's layout that speaks once for each change of page. */
export const announcerId = 'route-announcer';

/** Lets assistive technology say a text once. */
export function announce(text: string): void {
  const region = document.getElementById(announcerId);
  if (region) region.textContent = text;
}
