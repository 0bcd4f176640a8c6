import { useNavigate, useSearchParams } from 'react-router-dom';
import { changedShelf, readShelf, writeShelf, type Shelf } from './shelf-rules.ts';

/** The part of a path definition that a list of goods needs. */
interface ShelfPath {
  read: (query: URLSearchParams) => Parameters<typeof readShelf>[0];
  to: (params: ReturnType<typeof writeShelf>) => string;
}

export interface ShelfState {
  shelf: Shelf;
  change: (change: Partial<Shelf>) => void;
  /** Everything again, from page 1. */
  clear: () => void;
}

/** A list of goods in the address. Another page is a step back and forth; what is typed replaces itself. */
export function useShelf(path: ShelfPath, view: string | null = null): ShelfState {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const shelf = readShelf(path.read(query));
  const go = (next: Shelf, replace: boolean) =>
    void navigate(path.to({ ...writeShelf(next), ...(view !== null && { view }) }), {
      replace,
      preventScrollReset: replace,
    });
  return {
    shelf,
    change: (change) => go(changedShelf(shelf, change), change.page === undefined),
    clear: () => go(readShelf({ size: String(shelf.size) }), false),
  };
}
