import type { ComponentProps } from 'react';
import { CollectButtons } from '../lists/CollectButtons.tsx';
import './notable-cards.css';

/** The two buttons of `CollectButtons` with the name of what they fill. */
export function CollectPair(props: ComponentProps<typeof CollectButtons>) {
  return (
    <div className="collect-pair script-only">
      In my binder
      <CollectButtons {...props} />
    </div>
  );
}
