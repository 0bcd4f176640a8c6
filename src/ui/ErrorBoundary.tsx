import { Component, type ReactNode } from 'react';
import { logFailure } from '../lib/log.ts';

interface ErrorBoundaryProps {
  /** Where it happened, for the log. */
  place: string;
  /** What stands there instead; `retry` draws the children anew. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps a part that fails to render from taking the whole page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    logFailure(this.props.place, error);
  }

  retry = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
