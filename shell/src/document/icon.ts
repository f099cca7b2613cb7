/** The favicon: a slab's label, mint above paper. It needs no file, and the policy allows data: images. */
export const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="4" y="1" width="24" height="30" rx="3" fill="#1b1916"/><rect x="7" y="4" width="18" height="8" fill="#8fe0c0"/><rect x="7" y="14" width="18" height="14" fill="#f3eee2"/></svg>',
)}`;
