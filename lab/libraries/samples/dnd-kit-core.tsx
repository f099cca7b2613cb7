import { DndContext, useDraggable } from '@dnd-kit/core';
import { useHydrated } from '@mint-row/kit/ui';

function Card() {
  const { attributes, listeners, setNodeRef } = useDraggable({ id: 'card' });
  return (
    <button type="button" ref={setNodeRef} {...attributes} {...listeners}>
      <output>Draggable</output>
    </button>
  );
}

/** What the page shows once the library works. */
export const shows = 'Draggable';

function Sample() {
  return (
    <DndContext id="cards">
      <Card />
    </DndContext>
  );
}

export default function SampleInBrowser() {
  return useHydrated() ? <Sample /> : <p>It appears when the page runs.</p>;
}
