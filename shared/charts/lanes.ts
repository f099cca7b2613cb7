/** A mark and its name. */
export interface Mark {
  /** From the left, in percent of the plot's width. */
  x: number;
  name: string;
  /** On which side of the mark its name stands. */
  side: 'left' | 'right';
  /** Where the name has room: in any plot, in a wide one, or only while the mark is pointed at. */
  named: 'always' | 'wide' | 'pointed';
}

/** The narrowest plot there is, on a screen of 320 px, and the narrowest that shows more names. In pixels. */
const narrow = 236;
const wide = 840;
/** What a mark takes: the smallest target that WCAG 2.5.8 allows. In pixels. */
const target = 24;
/** The widest that a letter of a name is on average, in pixels. */
const letter = 6.4;

/** From where to where something reaches, in pixels. */
type Extent = readonly [from: number, to: number];

/**
 * Puts each mark of a year into the first lane in which it lies on no other mark and on none of the names that are
 * always shown. Marks with such a name choose first. In its lane, the lowest value comes first.
 */
export function intoLanes<Given extends Mark>(marks: readonly Given[]): Given[][] {
  const lanes: { marks: Given[]; taken: Extent[] }[] = [];
  const byName = marks.toSorted((one, other) => Number(other.named === 'always') - Number(one.named === 'always'));
  for (const given of byName) {
    const isNamed = given.named === 'always';
    const mark = isNamed ? { ...given, side: sideWithRoom(given, narrow) } : given;
    const extents = [markExtent(mark, narrow), ...(isNamed ? [nameExtent(mark, mark.side, narrow)] : [])];
    const free = lanes.find(({ taken }) => !extents.some((extent) => meets(extent, taken)));
    const lane = free ?? { marks: [], taken: [] };
    if (!free) lanes.push(lane);
    lane.marks.push(mark);
    lane.taken.push(...extents);
  }
  return lanes.map(({ marks }) => marks.sort((one, other) => one.x - other.x));
}

/** Says of each mark of a lane whether its name has room beside it in a wide plot, and on which side. */
export function roomForNames<Given extends Mark>(lane: readonly Given[]): Given[] {
  const taken = lane.map((mark) => markExtent(mark, wide));
  for (const mark of lane) if (mark.named === 'always') taken.push(nameExtent(mark, mark.side, wide));
  return lane.map((mark, index) => {
    if (mark.named === 'always') return mark;
    const others = taken.filter((_, other) => other !== index);
    for (const side of ['right', 'left'] as const) {
      const extent = nameExtent(mark, side, wide);
      if (extent[0] < 0 || extent[1] > wide || meets(extent, others)) continue;
      taken.push(extent);
      return { ...mark, side, named: 'wide' };
    }
    return { ...mark, side: sideWithRoom(mark, narrow) };
  });
}

function markExtent({ x }: Mark, width: number): Extent {
  const at = (x / 100) * width;
  return [at - target / 2, at + target / 2];
}

function nameExtent({ x, name }: Mark, side: Mark['side'], width: number): Extent {
  const at = (x / 100) * width;
  const reach = target / 2 + name.length * letter;
  return side === 'right' ? [at, at + reach] : [at - reach, at];
}

function sideWithRoom(mark: Mark, width: number): Mark['side'] {
  return nameExtent(mark, 'right', width)[1] <= width || mark.x < 50 ? 'right' : 'left';
}

function meets([from, to]: Extent, others: readonly Extent[]): boolean {
  return others.some(([otherFrom, otherTo]) => from < otherTo && otherFrom < to);
}
