import { Fragment, type ComponentType, type ReactNode } from 'react';
import { ErrorPanel } from './ErrorPanel.tsx';

/** The part of a query that decides what is shown. */
interface Readable<Data> {
  data: Data | undefined;
  isPending: boolean;
  refetch: () => Promise<unknown>;
}

interface ReadProps<Data> {
  of: Readable<Data>;
  skeleton: ReactNode;
  /** What did not load, in words. */
  failed: string;
  /** Why, where somebody knows it. */
  reason?: string | undefined;
  /** What stands around the skeleton and the failure, where the data brings its own frame. */
  frame?: ComponentType<{ children: ReactNode }>;
  children: (data: Data) => ReactNode;
}

/** What a query has: its data, also older data while a new try fails; else a skeleton, or what went wrong with a retry. */
export function Read<Data>({ of, skeleton, failed, reason, frame: Frame = Fragment, children }: ReadProps<Data>) {
  if (of.data !== undefined) return children(of.data);
  return (
    <Frame>
      {of.isPending ? skeleton : <ErrorPanel title={failed} reason={reason} onRetry={() => void of.refetch()} />}
    </Frame>
  );
}
