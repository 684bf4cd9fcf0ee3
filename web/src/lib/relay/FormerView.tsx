import { Component, createContext, type ReactNode } from 'react';
import { NetworkError } from './request-errors.ts';

/** Whether the content shows data of the previous view because the requested one could not be loaded. */
export const IsFormerView = createContext(false);

type FormerViewProps<Reference> = {
  queryRef: Reference;
  children: (queryRef: Reference) => ReactNode;
};

type FormerViewState = { error: unknown; failed: object | null };

/**
 * Wraps a page. If the server cannot be reached for its next view (another tab, another order), the page keeps the data
 * of the previous view, and lists show an error instead of their rows. Its key is the path of the page, so another page
 * keeps nothing.
 */
export class FormerView<Reference extends { dispose: () => void }> extends Component<
  FormerViewProps<Reference>,
  FormerViewState
> {
  override state: FormerViewState = { error: null, failed: null };
  #shown: Reference | null = null;

  static getDerivedStateFromError(error: unknown): Partial<FormerViewState> {
    return { error };
  }

  static getDerivedStateFromProps(
    { queryRef }: FormerViewProps<object>,
    { error, failed }: FormerViewState,
  ): Partial<FormerViewState> | null {
    if (error === null || failed === queryRef) return null;
    return failed === null ? { failed: queryRef } : { error: null, failed: null };
  }

  override componentDidMount() {
    this.#keep();
  }

  override componentDidUpdate() {
    this.#keep();
  }

  override componentDidCatch() {
    this.props.queryRef.dispose();
  }

  #keep() {
    if (this.state.error === null) this.#shown = this.props.queryRef;
  }

  override render() {
    const { queryRef, children } = this.props;
    const { error } = this.state;
    if (error === null) return children(queryRef);
    if (!(error instanceof NetworkError) || this.#shown === null) throw error;
    return <IsFormerView value={true}>{children(this.#shown)}</IsFormerView>;
  }
}
