import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binderLimits } from './entry.ts';
import { readAmount, writeAmount } from './money.ts';

const refusal = 'must be an amount in US dollars';
const anyCents = fc.integer({ min: 0, max: binderLimits.paid });

/** An amount as a language writes it: with its signs for thousands and decimals. */
const written = (language: string, cents: number, digits: number) =>
  new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(cents / 100);

describe('an amount of money', () => {
  it.each([
    ['', null],
    ['12', 1200],
    [' $ 1,250.5 ', 125_050],
    ['1 250', 125_000],
    ['1,250,000.00', 125_000_000],
    ['0.29', 29],
  ])('is read from %j', (text, cents) => {
    expect(readAmount(text)).toBe(cents);
    expect(readAmount(writeAmount(cents))).toBe(cents);
  });

  it.each(['-1', 'ten', '1e3', '1.234', '999999999999', '12$'])('is refused: %j', (text) =>
    expect(() => readAmount(text)).toThrow(refusal),
  );

  it.each(['12,50', '12,5', '1.250', '1.250,50', '1,2345', '1,25,000', '1250,000', '0,250', ',250', '1,', '1,250 000'])(
    'is refused where its signs mean something else elsewhere, or nothing: %j',
    (text) => expect(() => readAmount(text)).toThrow(refusal),
  );

  it('is what it was, whether its thousands are parted or not', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(readAmount(writeAmount(cents))).toBe(cents);
        expect(readAmount(`$${written('en-US', cents, 2)}`)).toBe(cents);
      }),
    );
  });

  it('is never read as another amount where it is written with a comma before its cents', () => {
    fc.assert(
      fc.property(
        anyCents,
        fc.constantFrom('de-DE', 'fr-FR', 'es-ES'),
        fc.constantFrom(1, 2),
        (cents, language, digits) => {
          expect(() => readAmount(written(language, cents, digits))).toThrow(refusal);
        },
      ),
    );
  });

  it('is read or refused, whatever signs it has, but never changed: its digits stay in their places', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('0', '1', '2', '5', ',', '.', ' ', '$'), maxLength: 10 }),
        (text) => {
          let cents: number | null;
          try {
            cents = readAmount(text);
          } catch (error) {
            expect(error).toBeInstanceOf(RangeError);
            return;
          }
          if (cents === null) {
            expect(text).toMatch(/^\s*\$?\s*$/);
            return;
          }
          const [whole = '', decimals = ''] = text.replace('$', '').trim().split('.');
          expect(
            whole
              .split(/[, ]/)
              .slice(1)
              .every((group) => group.length === 3),
          ).toBe(true);
          expect(cents).toBe(Number(whole.replace(/[, ]/g, '')) * 100 + Number(decimals.padEnd(2, '0')));
        },
      ),
    );
  });
});
