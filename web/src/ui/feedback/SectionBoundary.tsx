import { Component, lazy, type ReactNode, Suspense, startTransition } from 'react';
import { ForbiddenError, NotFoundError, SignedOutError } from '../../lib/relay/request-errors.ts';

type SectionBoundaryProps = {
  /** Shown after a failure; default: a notice with a retry button. */
  fallback?: ReactNode;
  /** Text of that notice; default: a general sentence. */
  text?: string | undefined;
  /** Reloads the section's data before the retry. */
  onRetry?: () => void | Promise<void>;
  children: ReactNode;
};

const importSectionError = async () => ({ default: (await import('./SectionError.tsx')).SectionError });
const SectionError = lazy(importSectionError);

/** Errors that a page handles as its own state: sections do not catch them. */
const PAGE_STATES = [SignedOutError, ForbiddenError, NotFoundError];

/** Error boundary of a section: the rest of the page stays usable. A new `key` also retries. */
export class SectionBoundary extends Component<SectionBoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidMount() {
    // Loaded with the section, because sections often fail when the connection is lost.
    importSectionError().catch(() => {});
  }

  retry = async () => {
    await this.props.onRetry?.();
    // In the same transition in which the router shows the loaded data.
    startTransition(() => this.setState({ error: null }));
  };

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (PAGE_STATES.some((state) => (error as unknown) instanceof state)) throw error;
    const { fallback, text } = this.props;
    if (fallback !== undefined) return fallback;
    return (
      <Suspense>
        <SectionError text={text} onRetry={this.retry} />
      </Suspense>
    );
  }
}
