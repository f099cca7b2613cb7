/**
 * A date and time to the minute: "2026-11-29 20:15 UTC".
 * @param time as an ISO date and time in UTC
 */
export function toMinute(time: string): string {
  return `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`;
}

/** A person's name without the e-mail address. */
export function personName(who: string): string {
  return who.replace(/\s*<[^>]*>$/, '') || who;
}

/** The part of a release's or snapshot's name that is enough to identify it in commands. */
export function shortId(id: string): string {
  return id.slice(0, 8);
}
