import { useState, type DragEvent } from 'react';

/** What an element needs to take files that are dropped onto it; `over`: files are held above it now. */
export interface FileDrop {
  over: boolean;
  handlers: {
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Takes dropped files as the file dialog gives them: more than `most` are left out; 0 takes none. */
export function useFileDrop(most: number, onFiles: (files: File[]) => void): FileDrop {
  const [over, setOver] = useState(false);
  const takes = most > 0;
  return {
    over: over && takes,
    handlers: {
      onDragOver(event) {
        if (!takes || !hasFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      },
      onDragLeave({ currentTarget, relatedTarget }) {
        // Moving to a part of the element is not leaving it.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop(event) {
        setOver(false);
        if (!takes || !hasFiles(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files].slice(0, most));
      },
    },
  };
}
