/** What `URLSearchParams` escapes although a query may contain it (RFC 3986, section 3.4): ",", "/" and ":". */
const readable = /%(2C|2F|3A)/g;

/**
 * The search of an address with some of its parameters changed, so that what a visitor has chosen can be shared.
 * @param search the parameters now: `window.location.search`, for example
 * @param changed the new values by name; one that is empty or missing leaves the address
 * @returns `?cards=a,b`, for example; empty if no parameter is left
 */
export function searchWith(search: string, changed: Readonly<Record<string, string | undefined>>): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changed)) {
    if (value) parameters.set(name, value);
    else parameters.delete(name);
  }
  const text = parameters.toString().replace(readable, decodeURIComponent);
  return text && `?${text}`;
}
