import { useEffect, useRef, useState } from 'react';

const orders = [
  { value: '', label: 'Rank', words: 'by rank' },
  { value: 'year', label: 'Year', words: 'by year' },
  { value: 'grade', label: 'Grade', words: 'by grade' },
] as const;
type Order = (typeof orders)[number]['value'];

/** Counts and arranges the list, which is HTML; the choice of a franchise beside it needs no script to hide entries. */
export function RankingControls() {
  const self = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(50);
  const [order, setOrder] = useState<Order>('');
  useEffect(() => {
    const ranking = self.current?.closest<HTMLElement>('.ranking');
    if (!ranking) return;
    const recount = () => setCount(countShown(ranking));
    recount();
    const franchises = ranking.querySelector(':scope > fieldset');
    franchises?.addEventListener('change', recount);
    return () => franchises?.removeEventListener('change', recount);
  }, []);
  const arrange = (by: Order) => {
    setOrder(by);
    arrangeList(self.current?.closest('#list')?.querySelector('ol'), by);
  };
  return (
    <div className="script-only ranking-shown" ref={self}>
      <p role="status" className="type-title">
        {count} cards: {orders.find(({ value }) => value === order)?.words}
      </p>
      <fieldset>
        <legend className="type-label mb-2">Arrange by</legend>
        <form autoComplete="off" className="choices">
          {orders.map(({ value, label }) => (
            <label className="choice" key={value}>
              <input type="radio" name="sort" value={value} checked={order === value} onChange={() => arrange(value)} />
              {label}{' '}
            </label>
          ))}
        </form>
      </fieldset>
    </div>
  );
}

function countShown(ranking: HTMLElement): number {
  const { group = '0' } = ranking.querySelector<HTMLElement>('[name=franchise]:checked')?.dataset ?? {};
  return ranking.querySelectorAll(group === '0' ? 'li.ranked' : `li.ranked[data-group="${group}"]`).length;
}

function arrangeList(list: Element | null | undefined, by: Order): void {
  if (!list) return;
  const rank = ({ dataset }: HTMLElement) => Number(dataset.rank);
  const year = (item: HTMLElement) => Number(/\d{4}/.exec(item.querySelector('.ranked-meta')?.textContent ?? '')?.[0]);
  const grade = (item: HTMLElement) => Number(item.querySelector('.ranked-grade b')?.textContent) || 0;
  const compare = (a: HTMLElement, b: HTMLElement) => {
    if (by === 'year') return year(a) - year(b);
    return by === 'grade' ? grade(b) - grade(a) : 0;
  };
  const items = [...list.querySelectorAll<HTMLElement>(':scope > li')];
  list.append(...items.sort((a, b) => compare(a, b) || rank(a) - rank(b)));
}
