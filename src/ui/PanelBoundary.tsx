import { Component, type ReactNode } from 'react';
import { logFailure } from '../lib/log.ts';
import { ErrorPanel } from './ErrorPanel.tsx';

interface PanelBoundaryProps {
  /** Where it is, for the log. */
  place: string;
  /** What did not come up. */
  title: string;
  children: ReactNode;
}

/** Keeps a part that fails to render from taking the whole page with it: an error panel in its place. */
export class PanelBoundary extends Component<PanelBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    logFailure(this.props.place, error);
  }

  override render(): ReactNode {
    const { title, children } = this.props;
    return this.state.failed ? <ErrorPanel title={title} onRetry={() => this.setState({ failed: false })} /> : children;
  }
}
