import { paths } from '@mint-row/kit/contract';

interface CollectProgressProps {
  /** The kind of item that is counted. */
  kind: 'card' | 'character';
  /** The slugs of the characters, or the keys of the cards, that are counted; otherwise those with buttons on the page. */
  keys?: readonly string[];
}

/** A line into which `watchBinder` of `shared/runtime` writes "In your binder: 3 of 8 characters", if this device has a binder. */
export function CollectProgress({ kind, keys }: CollectProgressProps) {
  return (
    <a href={paths.binder} hidden className="quiet-link" data-collected={kind} data-keys={keys?.join(' ')}>
      In your binder
    </a>
  );
}
