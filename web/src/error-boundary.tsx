import { Component, type ReactNode } from 'react';

/** Says that the page could not be drawn, instead of a blank one. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null };

  static getDerivedStateFromError(error: unknown): { message: string } {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    if (this.state.message === null) return this.props.children;
    return (
      <div className="panel stopped" role="alert">
        <h1>This page could not be drawn</h1>
        <p>{this.state.message}</p>
      </div>
    );
  }
}
