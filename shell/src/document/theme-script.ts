/**
 * Runs before anything is painted: brings back the theme that the visitor chose. Free of quotes and of "<", "&",
 * so that it is the same text in HTML, and its hash in the policy holds.
 */
export const themeScript =
  'try{let t=localStorage.theme;/^(dark|light)$/.test(t)?document.documentElement.dataset.theme=t:0}catch{}';
