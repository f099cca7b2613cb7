import * as Toast from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { noticeDurationMs, noticeSwipePx } from './limits.ts';
import styles from './notices.css?inline';
import { layer, type Notice } from './on-demand.ts';

let notices: readonly { id: number; content: Notice }[] = [];
let listener: (() => void) | null = null;
let mounted = false;
let lastId = 0;

/** Shows a notice in a root of its own. Returns a function that removes it. */
export function showNotice(content: Notice): () => void {
  lastId += 1;
  const id = lastId;
  setNotices([...notices, { id, content }]);
  if (!mounted) {
    mounted = true;
    createRoot(layer('notices', styles)).render(<Notices />);
  }
  return () => removeNotice(id);
}

function removeNotice(id: number) {
  const removed = notices.find((other) => other.id === id);
  setNotices(notices.filter((other) => other !== removed));
  removed?.content.onClose?.();
}

function setNotices(next: typeof notices) {
  notices = next;
  listener?.();
}

function subscribe(onChange: () => void) {
  listener = onChange;
  return () => {
    listener = null;
  };
}

function Notices() {
  const shown = useSyncExternalStore(subscribe, () => notices);
  return (
    <Toast.Provider duration={noticeDurationMs} swipeThreshold={noticeSwipePx} label="Notice">
      {shown.map(({ id, content }) => (
        <Toast.Root key={id} className="notice" onOpenChange={(open) => open || removeNotice(id)}>
          <Toast.Title className="notice-title">{content.title}</Toast.Title>
          <Toast.Description className="notice-text">{content.text}</Toast.Description>
          <div className="notice-actions">
            <Toast.Action className="notice-action" altText={content.action.label} onClick={content.action.run}>
              {content.action.label}
            </Toast.Action>
            <Toast.Close className="notice-close">Dismiss</Toast.Close>
          </div>
        </Toast.Root>
      ))}
      <Toast.Viewport className="notices" label="Notices ({hotkey})" />
    </Toast.Provider>
  );
}
