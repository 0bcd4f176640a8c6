import { Component, type ReactNode } from 'react';
import { logFailure } from '#lib/log.ts';

interface LayoutBoundaryProps {
  /** Rendered instead of a failed part. */
  fallback: ReactNode;
  /** When the configuration was fetched, in epoch ms; a newer one is given another try. */
  fetchedAt: number | null;
  children: ReactNode;
}

interface LayoutBoundaryState {
  failed: boolean;
  fetchedAt: number | null;
}

/** Error boundary around layout that a tenant's configuration can break; the screen itself stays visible (001 §4). */
export class LayoutBoundary extends Component<LayoutBoundaryProps, LayoutBoundaryState> {
  override state: LayoutBoundaryState = { failed: false, fetchedAt: this.props.fetchedAt };

  // Only a failed part is rebuilt: a working one is not remounted by a newer configuration.
  static getDerivedStateFromProps(
    { fetchedAt }: LayoutBoundaryProps,
    state: LayoutBoundaryState,
  ): LayoutBoundaryState | null {
    return fetchedAt === state.fetchedAt ? null : { failed: false, fetchedAt };
  }

  static getDerivedStateFromError(): Partial<LayoutBoundaryState> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    logFailure('layout', error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
