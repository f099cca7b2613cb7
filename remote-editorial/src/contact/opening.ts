import { type Opening, weekdays } from '@mint-row/kit/contract';

type Weekday = (typeof weekdays)[number];

/** A time on the shop's clock. */
export interface ClockTime {
  weekday: Weekday;
  /** Hours and minutes with leading zeros: "09:05". Such times compare as text. */
  time: string;
}

/** Whether the shop is open, and until when or from when. */
export type Status =
  | { open: true; until: string }
  | { open: false; day: 'today' | 'tomorrow' | Weekday; from: string }
  | { open: false; day: null };

/** The time at the shop, whatever the visitor's own zone is. */
export function clockAt(instant: Date, timeZone: string): ClockTime {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const weekday = weekdays.find((day) => day === parts.weekday);
  if (!weekday) throw new RangeError(`The clock in ${timeZone} shows no day of the week.`);
  return { weekday, time: `${parts.hour}:${parts.minute}` };
}

/** Whether a shop is open at a time of its clock; it opens at `from` and has closed at `to`. */
export function statusAt({ weekday, time }: ClockTime, { days, from, to }: Opening): Status {
  const opensOn = (day: Weekday) => days.includes(day);
  if (opensOn(weekday) && from <= time && time < to) return { open: true, until: to };
  if (opensOn(weekday) && time < from) return { open: false, day: 'today', from };
  const today = weekdays.indexOf(weekday);
  const later = weekdays.map((_, index) => weekdays[(today + 1 + index) % weekdays.length] ?? weekday);
  const next = later.find(opensOn);
  if (!next) return { open: false, day: null };
  return { open: false, day: next === later[0] ? 'tomorrow' : next, from };
}

/** Opening hours in words: "Tuesday to Saturday, 11 am to 7 pm". The days must follow one another. */
export function hoursInWords({ days, from, to }: Opening): string {
  const [first, last] = [days[0], days.at(-1)];
  const span = first === last ? first : `${first} to ${last}`;
  return `${span}, ${timeInWords(from)} to ${timeInWords(to)}`;
}

/** A time of day in words: "19:00" is "7 pm", "09:05" is "9:05 am", "12:00" is "noon". */
export function timeInWords(time: string): string {
  if (time === '12:00') return 'noon';
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const shown = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${shown} ${hours < 12 ? 'am' : 'pm'}`;
}

/** A status in words: "Open now, until 7 pm". */
export function statusInWords(status: Status): string {
  if (status.open) return `Open now, until ${timeInWords(status.until)}`;
  if (status.day === null) return 'Closed now';
  const isNamed = status.day !== 'today' && status.day !== 'tomorrow';
  return `Closed now, opens ${isNamed ? 'on ' : ''}${status.day} at ${timeInWords(status.from)}`;
}
