/** The file extensions that a release may publish, each with the content type that it is sent with. */
export const contentTypes: ReadonlyMap<string, string> = new Map([
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['svg', 'image/svg+xml; charset=utf-8'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['woff2', 'font/woff2'],
  ['ico', 'image/x-icon'],
]);
