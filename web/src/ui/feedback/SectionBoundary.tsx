import { Component, lazy, type ReactNode, Suspense, startTransition } from 'react';
import { ForbiddenError, NotFoundError, SignedOutError } from '../../lib/relay/request-errors.ts';

type SectionBoundaryProps = {
  /** Shown in the section's place after a failure; without it a notice with a button that tries again. */
  fallback?: ReactNode;
  /** What that notice says; a general sentence without. */
  text?: string | undefined;
  /** Fetches again what the section shows, before it is tried again. */
  onRetry?: () => void | Promise<void>;
  children: ReactNode;
};

const importSectionError = async () => ({ default: (await import('./SectionError.tsx')).SectionError });
const SectionError = lazy(importSectionError);

/** Errors that a whole page shows as its own state: not caught by a section. */
const PAGE_STATES = [SignedOutError, ForbiddenError, NotFoundError];

/** Keeps a failure inside its section: the rest of the page stays usable. A new `key` tries again, too. */
export class SectionBoundary extends Component<SectionBoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidMount() {
    // Fetched once the section stands: a lost connection is why sections fail.
    importSectionError().catch(() => {});
  }

  retry = async () => {
    await this.props.onRetry?.();
    // Together with the data that was fetched: the router shows it in a transition.
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
