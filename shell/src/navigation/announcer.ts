/** The id of the live region in the shell's layout, which announces each change of page once. */
export const announcerId = 'route-announcer';

/** Has assistive technology announce a text once. */
export function announce(text: string): void {
  const region = document.getElementById(announcerId);
  if (region) region.textContent = text;
}
