import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { SectionBoundary } from './SectionBoundary.tsx';

type CardBoundaryProps = {
  /** What is said where it failed; a general sentence without. */
  text?: string;
  children: ReactNode;
};

/** Round a card of a page: one that fails shows that, and fetches the page's data again on request; the others stay. */
export function CardBoundary({ text, children }: CardBoundaryProps) {
  const { revalidate } = useRevalidator();
  return (
    <SectionBoundary text={text} onRetry={revalidate}>
      {children}
    </SectionBoundary>
  );
}
