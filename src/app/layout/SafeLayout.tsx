import { Component, type ReactNode } from 'react';
import { logFailure } from '../../lib/log.ts';

interface SafeLayoutProps {
  /** What stands in the place of a part that fails. */
  instead: ReactNode;
  /** When the configuration was fetched (epoch ms): another one may be one that can be laid out. */
  fetchedAt: number | null;
  children: ReactNode;
}

interface SafeLayoutState {
  failed: boolean;
  fetchedAt: number | null;
}

/** A part of the layout that a tenant's configuration can break: the screen below is shown even so (001 §4). */
export class SafeLayout extends Component<SafeLayoutProps, SafeLayoutState> {
  override state: SafeLayoutState = { failed: false, fetchedAt: this.props.fetchedAt };

  // A part that works stays as it is: a newer configuration takes nothing from under the pointer.
  static getDerivedStateFromProps({ fetchedAt }: SafeLayoutProps, state: SafeLayoutState): SafeLayoutState | null {
    return fetchedAt === state.fetchedAt ? null : { failed: false, fetchedAt };
  }

  static getDerivedStateFromError(): Partial<SafeLayoutState> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    logFailure('layout', error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
