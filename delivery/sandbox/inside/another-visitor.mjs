// @ts-check

/** How far the clock is moved: years later, at another time of day, in milliseconds. */
const later = (5 * 365 * 24 + 7) * 60 * 60 * 1000;
const language = 'de-DE';
/** Fourteen hours ahead of UTC: most of the time, the date is different there. */
const timeZone = 'Pacific/Kiritimati';

/** A class of Intl that uses another language by default. @param {any} target */
const inLanguage = (target) =>
  new Proxy(target, {
    apply: (_target, _this, [locales = language, options]) => target(locales, options),
    construct: (_target, [locales = language, options]) => new target(locales, options),
  });

const { now } = Date;
const laterNow = () => now() + later;
const LaterDate = new Proxy(Date, {
  apply: (target) => String(new target(laterNow())),
  construct: (target, parts) => Reflect.construct(target, parts.length > 0 ? parts : [laterNow()]),
  get: (target, name) => (name === 'now' ? laterNow : Reflect.get(target, name)),
});

/** The methods that use a default language. @type {[any, string[]][]} */
const localised = [
  [Date.prototype, ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']],
  [Number.prototype, ['toLocaleString']],
];

/**
 * Runs a function as another visitor's browser would: in another year, time zone and language, and with a window.
 * Random values differ anyway.
 * @template Result
 * @param {() => Promise<Result>} act
 * @param {{ hasWindow: boolean }} options
 * @returns {Promise<Result>}
 */
export async function asAnotherVisitor(act, { hasWindow }) {
  /** @type {(() => void)[]} */
  const undo = [];
  /** @param {any} target @param {string} name @param {unknown} value */
  const change = (target, name, value) => {
    const before = Object.getOwnPropertyDescriptor(target, name);
    Object.defineProperty(target, name, { value, configurable: true, enumerable: true, writable: true });
    undo.push(() => (before ? Object.defineProperty(target, name, before) : delete target[name]));
  };
  const { TZ } = process.env;
  for (const [target, names] of localised) {
    for (const name of names) {
      const method = target[name];
      change(
        target,
        name,
        /** @this {any} */ function (locales = language, options = undefined) {
          return method.call(this, locales, options);
        },
      );
    }
  }
  for (const name of [
    'DateTimeFormat',
    'NumberFormat',
    'ListFormat',
    'PluralRules',
    'RelativeTimeFormat',
    'Collator',
  ]) {
    change(Intl, name, inLanguage(/** @type {any} */ (Intl)[name]));
  }
  change(globalThis, 'Date', LaterDate);
  if (hasWindow) {
    change(globalThis, 'window', globalThis);
    change(globalThis, 'document', {});
  }
  process.env.TZ = timeZone;
  try {
    return await act();
  } finally {
    for (const back of undo.reverse()) back();
    process.env.TZ = TZ;
  }
}
