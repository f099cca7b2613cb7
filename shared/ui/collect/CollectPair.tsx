import type { ComponentProps } from 'react';
import { CollectButtons } from '../lists/CollectButtons.tsx';
import './collect-pair.css';

/** The two buttons of `CollectButtons` in one frame, with the name of what they fill. */
export function CollectPair(props: ComponentProps<typeof CollectButtons>) {
  return (
    <div className="collect-pair script-only">
      In my binder
      <CollectButtons {...props} />
    </div>
  );
}
