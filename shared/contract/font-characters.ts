/** The characters that our fonts have: what pages are written in. Any other is shown in a font of the visitor's. */
export const fontCharacters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0.,:;!?’‘“”"\'…–—-/()+·&@#%$°©éÉ';
