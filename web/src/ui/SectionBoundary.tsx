import { Component, type ReactNode } from 'react';

type SectionBoundaryProps = {
  /** Shown in the section's place after a failure. */
  fallback: ReactNode;
  children: ReactNode;
};

/** Keeps a failure inside its section. A new `key` tries again. */
export class SectionBoundary extends Component<SectionBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
