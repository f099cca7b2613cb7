import type { Franchise, UpdateEntry } from '@mint-row/kit/contract';
import { Text } from '@mint-row/kit/ui';
import { Drawing } from '../drawings/Drawing.tsx';
import { signsOfPages } from './signs.ts';

interface UpdateRowProps {
  update: UpdateEntry;
  franchises: readonly Franchise[];
}

/** A page that changed and why, with its drawing or sign; pages of a franchise have a plain card of its colour. */
export function UpdateRow({ update: { path, title, text, drawing }, franchises }: UpdateRowProps) {
  const sign = signsOfPages[path];
  return (
    <li
      className="update-row"
      data-accent={franchises.find((of) => of.path === path || of.characters === path)?.accent}
    >
      <h4>
        <a href={path}>
          <Text>{title}</Text>
        </a>
      </h4>
      <p>
        <Text>{text}</Text>
      </p>
      <Drawing franchise={drawing?.remote ?? (sign ? 'editorial' : null)} name={drawing?.name ?? `sign-${sign}`} />
    </li>
  );
}
