const name = `(?:[A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})`;
const literal = String.raw`\[[0-9A-Fa-f:.]+\]`;
const port = '(?::[0-9]*)?';

/** The valid `Host` headers, as a regular expression: `uri-host [":" port]` of RFC 9110, 7.2. No user names. */
export const hostHeader = `^(?:${name}*|${literal})${port}$`;

/**
 * The part before the path in a request target that is an absolute address, as a regular expression: RFC 9112, 3.2.2.
 * The host must not be empty (RFC 9110, 4.2), and a user name is an error (RFC 9110, 4.2.4). A path, a query or nothing
 * follows.
 */
export const originOfTarget = `^[Hh][Tt][Tt][Pp][Ss]?://(?:${name}+|${literal})${port}`;
