import type { Franchise, UpdateEntry } from '@mint-row/kit/contract';
import { Text } from '@mint-row/kit/ui';
import { Drawing } from '../drawings/Drawing.tsx';
import { drawingsOfPages } from './drawings.ts';

interface UpdateRowProps {
  update: UpdateEntry;
  franchises: readonly Franchise[];
}

/** A page that changed and why, with its drawing; a page without one has a plain card in the colour of its franchise. */
export function UpdateRow({ update: { path, title, text, drawing }, franchises }: UpdateRowProps) {
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
      <Drawing franchise={drawing?.remote ?? 'editorial'} name={drawing?.name ?? drawingsOfPages[path]} />
    </li>
  );
}
