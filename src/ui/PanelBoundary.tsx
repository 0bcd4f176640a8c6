import { Component, type ReactNode } from 'react';
import { logFailure } from '#lib/log.ts';
import { ErrorPanel } from './ErrorPanel.tsx';

interface PanelBoundaryProps {
  /** Identifies the panel in the log. */
  name: string;
  /** The title of the error panel. */
  title: string;
  children: ReactNode;
}

/** Error boundary of one panel: shows an error panel, so that the rest of the page survives. */
export class PanelBoundary extends Component<PanelBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    logFailure(this.props.name, error);
  }

  override render(): ReactNode {
    const { title, children } = this.props;
    return this.state.failed ? <ErrorPanel title={title} onRetry={() => this.setState({ failed: false })} /> : children;
  }
}
