import type { UpdateEntry } from '@mint-row/kit/contract';
import { Text } from '@mint-row/kit/ui';
import { Drawing } from '../drawings/Drawing.tsx';

/** A page that changed and why, with its drawing, if it has one. */
export function UpdateRow({ update: { path, title, text, drawing } }: { update: UpdateEntry }) {
  return (
    <li className="update-row">
      <h4>
        <a href={path}>{title}</a>
      </h4>
      <p>
        <Text>{text}</Text>
      </p>
      {drawing && <Drawing franchise={drawing.remote} name={drawing.name} />}
    </li>
  );
}
