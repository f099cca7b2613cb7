/**
 * The parameters of an address with some of them changed, so that what a visitor has chosen can be shared.
 * @param search the parameters now: `window.location.search`, for example
 * @param changed the new values by name; one that is empty or missing leaves the address
 */
export function withParameters(
  search: string | URLSearchParams,
  changed: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changed)) {
    if (value) parameters.set(name, value);
    else parameters.delete(name);
  }
  return parameters;
}
