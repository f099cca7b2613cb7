import { type Dollars, parseDollars } from '@mint-row/kit/content';

/** A sale to be drawn. */
interface DatedSale {
  price: Dollars;
  /** "2022-03": drawn in the middle of the month. */
  month: string;
  label: string;
  /** Where its label begins or ends. */
  side: 'start' | 'end';
}

/** A label on an axis, in percent from the left or from the top. */
interface Tick {
  at: number;
  text: string;
}

/** Dated sales on a linear axis of time and one of dollars from zero; all positions are percentages. */
export interface SalePlotData {
  years: readonly Tick[];
  dollars: readonly Tick[];
  dots: readonly { x: number; y: number; price: string; label: string; side: 'start' | 'end' }[];
}

const dollarsPerTick = 200_000;

/** Places sales between the first January before them and the first one after them. */
export function placeSales(sales: readonly DatedSale[]): SalePlotData {
  const times = sales.map(({ month }) => timeOf(month));
  const from = Math.floor(Math.min(...times));
  const to = Math.ceil(Math.max(...times));
  const top = Math.ceil(Math.max(...sales.map(({ price }) => parseDollars(price))) / dollarsPerTick) * dollarsPerTick;
  const across = (time: number) => round(((time - from) / (to - from)) * 100);
  const down = (dollars: number) => round((1 - dollars / top) * 100);
  return {
    years: Array.from({ length: to - from + 1 }, (_, index) => ({ at: across(from + index), text: `${from + index}` })),
    dollars: Array.from({ length: top / dollarsPerTick + 1 }, (_, index) => ({
      at: down(index * dollarsPerTick),
      text: index === 0 ? '0' : `${(index * dollarsPerTick) / 1000}K`,
    })),
    dots: sales.map(({ price, label, side, month }) => ({
      x: across(timeOf(month)),
      y: down(parseDollars(price)),
      price,
      label,
      side,
    })),
  };
}

/** The middle of a month, in years. */
function timeOf(month: string): number {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return year + (of - 0.5) / 12;
}

function round(percent: number): number {
  return Math.round(percent * 10) / 10;
}
