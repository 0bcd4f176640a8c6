import { Component, type ReactNode } from 'react';
import { logFailure } from '../../lib/log.ts';

interface SafeLayoutProps {
  /** What stands in the place of a part that fails. */
  instead: ReactNode;
  children: ReactNode;
}

/** A part of the layout that a tenant's configuration can break: the screen below is shown even so (001 §4). */
export class SafeLayout extends Component<SafeLayoutProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    logFailure('layout', error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
