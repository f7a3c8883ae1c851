import type { ReactNode } from 'react';
import { Component } from 'react';
import { ErrorState } from '#ui/error-state.tsx';

interface ScreenFaultProps {
  children: ReactNode;
}

/** Catches a screen that cannot be loaded, as after a new release, or that breaks; the menu goes on working. */
export class ScreenFault extends Component<ScreenFaultProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorState
        title="This screen cannot be shown"
        hint="The hub may have been updated since you opened the desk. Try again loads it anew."
        onRetry={() => location.reload()}
      />
    );
  }
}
