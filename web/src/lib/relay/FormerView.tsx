import { Component, createContext, type ReactNode } from 'react';
import { NetworkError } from './request-errors.ts';

/** Whether what is below shows the data of a view before the one in the address, which could not be fetched. */
export const IsFormerView = createContext(false);

type FormerViewProps<Reference> = {
  queryRef: Reference;
  children: (queryRef: Reference) => ReactNode;
};

type FormerViewState = { error: unknown; failed: object | null };

/**
 * Round a page: where the server cannot be reached for its next view (another tab, another order), the page stays with
 * the data of the view before, and lists say so in place of their rows. Its key is the path of the page: another page
 * has nothing to stay with.
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
