import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { SectionBoundary } from './SectionBoundary.tsx';

/** Round a card of a page: one that fails shows that, and fetches the page's data again on request; the others stay. */
export function CardBoundary({ children }: { children: ReactNode }) {
  const { revalidate } = useRevalidator();
  return <SectionBoundary onRetry={revalidate}>{children}</SectionBoundary>;
}
