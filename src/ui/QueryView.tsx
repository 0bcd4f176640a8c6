import { Fragment, type ComponentType, type ReactNode } from 'react';
import { ErrorPanel } from './ErrorPanel.tsx';

/** The part of a query that this component needs. */
interface Readable<Data> {
  data: Data | undefined;
  isPending: boolean;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

interface QueryViewProps<Data> {
  query: Readable<Data>;
  skeleton: ReactNode;
  /** The title of the error panel. */
  failed: string;
  /** Why, if known. */
  reason?: string | undefined;
  /** Wraps the skeleton and the error panel, for content that brings its own page frame. */
  frame?: ComponentType<{ children: ReactNode }>;
  children: (data: Data) => ReactNode;
}

/**
 * Shows a query: its data, also stale data when a refetch fails; else a skeleton, or an error panel with a retry
 * button.
 */
export function QueryView<Data>({
  query,
  skeleton,
  failed,
  reason,
  frame: Frame = Fragment,
  children,
}: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return (
    <Frame>
      {query.isPending ? (
        skeleton
      ) : (
        <ErrorPanel title={failed} reason={reason} error={query.error} onRetry={() => void query.refetch()} />
      )}
    </Frame>
  );
}
