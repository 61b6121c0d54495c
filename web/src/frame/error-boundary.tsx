import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/panel.tsx';

/** Contains the failure of a page: it is reported there, and the rest of the application goes on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { fault: string | null }> {
  override state = { fault: null as string | null };

  static getDerivedStateFromError(error: unknown): { fault: string } {
    return { fault: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    return (
      <Empty icon="warning" title="This page has a fault.">
        <p>{fault}</p>
        <Button onClick={() => window.location.reload()}>Load it again</Button>
      </Empty>
    );
  }
}
