/** Where a picture sits on its card: the share of the left border in both side borders, and of the top, in percent. */
export interface Borders {
  across: number;
  down: number;
}

/** The borders that a grade demands of a card's front. */
export interface Standard {
  grade: string;
  /** The company's own words: "50/50 one way, 55/45 the other". */
  asks: string;
  /** The largest share, in percent, of a border in the worse direction, and in the other. */
  most: readonly [number, number];
}

/** The shares that a border can have in the drawing, in percent. */
export const [minShare, maxShare] = [20, 80];

/** A ratio as graders write it, the wider border first: "57/43". */
export function ratioOf(share: number): string {
  const wider = widerOf(share);
  return `${wider}/${100 - wider}`;
}

/** Whether the borders are too uneven for a grade. Even borders alone do not earn it. */
export function rulesOut({ most: [worse, other] }: Standard, { across, down }: Borders): boolean {
  const shares = [widerOf(across), widerOf(down)];
  return Math.max(...shares) > worse || Math.min(...shares) > other;
}

/** Whole shares that the drawing can show, nearest to the given ones. */
export function withinCard({ across, down }: Borders): Borders {
  const within = (share: number) => Math.min(maxShare, Math.max(minShare, Math.round(share)));
  return { across: within(across), down: within(down) };
}

/** Reads borders from an address: "57-52". Returns null for anything else. */
export function readBorders(text: string): Borders | null {
  const [, across, down] = /^(\d\d)-(\d\d)$/.exec(text) ?? [];
  const borders = { across: Number(across), down: Number(down) };
  const isShare = (share: number) => share >= minShare && share <= maxShare;
  return isShare(borders.across) && isShare(borders.down) ? borders : null;
}

/** Writes borders as `readBorders` reads them. */
export function writeBorders({ across, down }: Borders): string {
  return `${across}-${down}`;
}

function widerOf(share: number): number {
  return Math.max(share, 100 - share);
}
