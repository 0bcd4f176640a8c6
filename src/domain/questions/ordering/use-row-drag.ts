import { useEffect, useEffectEvent, useState, type PointerEvent as GripEvent, type RefObject } from 'react';
import { dropPosition, moved } from './rules.ts';

interface RowDragOptions {
  /** Its children are the rows, each with its key as `data-key`. */
  list: RefObject<HTMLElement | null>;
  keys: readonly string[];
  onDrop: (key: string, position: number) => void;
}

interface Drag {
  key: string;
  pointerId: number;
  position: number;
}

/** Rows that follow the pointer while they are dragged; only the drop is an answer, Escape takes the row back. */
export function useRowDrag({ list, keys, onDrop }: RowDragOptions) {
  const [drag, setDrag] = useState<Drag | null>(null);

  const onMove = useEffectEvent(({ pointerId, clientY }: PointerEvent) => {
    if (drag?.pointerId !== pointerId) return;
    const others = [...(list.current?.children ?? [])].filter((row) => row.getAttribute('data-key') !== drag.key);
    const middles = others.map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2;
    });
    const position = dropPosition(middles, clientY);
    if (position !== drag.position) setDrag({ ...drag, position });
  });
  const onUp = useEffectEvent(({ pointerId }: PointerEvent) => {
    if (drag?.pointerId !== pointerId) return;
    setDrag(null);
    if (keys.indexOf(drag.key) !== drag.position) onDrop(drag.key, drag.position);
  });

  // On the window: a row that React moves in the page loses a captured pointer.
  const active = drag !== null;
  useEffect(() => {
    if (!active) return;
    const stop = () => setDrag(null);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') stop();
    };
    const move = (event: PointerEvent) => onMove(event);
    const up = (event: PointerEvent) => onUp(event);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', stop);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', stop);
      window.removeEventListener('keydown', onKey);
    };
  }, [active]);

  const start = (event: GripEvent, key: string) => {
    if (event.button !== 0) return;
    // No selection of text while dragging.
    event.preventDefault();
    setDrag({ key, pointerId: event.pointerId, position: keys.indexOf(key) });
  };
  const shown = drag ? moved(keys, drag.key, drag.position - keys.indexOf(drag.key)) : keys;
  return { shown, dragged: drag?.key ?? null, start };
}
