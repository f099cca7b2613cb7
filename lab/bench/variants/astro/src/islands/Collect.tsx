import { useEffect, useState } from 'react';
import { press, type Status, statusOf } from './binder.ts';

const statuses: readonly Status[] = ['have', 'want'];

/** Two buttons that put a card or a character into the binder. */
export function Collect({ id, name }: { id: string; name: string }) {
  const [chosen, setChosen] = useState<Status | null>(null);
  useEffect(() => setChosen(statusOf(id)), [id]);
  return (
    <span className="collect script-only">
      {statuses.map((status) => (
        <button
          key={status}
          type="button"
          data-collect={status}
          aria-pressed={chosen === status}
          aria-label={`I ${status} ${name}`}
          onClick={() => setChosen(press(id, name, status))}
        >
          {status === 'have' ? 'Have' : 'Want'}
        </button>
      ))}
    </span>
  );
}
