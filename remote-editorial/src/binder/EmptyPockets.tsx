/** How many pockets a row of the sheet has, from narrow windows to wide ones. */
const rows = [2, 3, 4];

/** The pockets that are left in the last row. Each says in rows of which length it is there: style rules show those. */
export function EmptyPockets({ after }: { after: number }) {
  const left = rows.map((row) => ({ row, count: after === 0 ? row : (row - (after % row)) % row }));
  const most = Math.max(...left.map(({ count }) => count));
  const places = Array.from({ length: most }, (_, place) => place);
  return places.map((place) => (
    <li
      key={place}
      aria-hidden="true"
      className="my-binder-left"
      data-rows={left.flatMap(({ row, count }) => (place < count ? row : [])).join(' ')}
    />
  ));
}
