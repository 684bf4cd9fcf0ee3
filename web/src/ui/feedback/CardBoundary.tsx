import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { SectionBoundary } from './SectionBoundary.tsx';

type CardBoundaryProps = {
  /** Error text; default: a general sentence. */
  text?: string;
  children: ReactNode;
};

/**
 * Error boundary of a card: a failed card shows the error and a button that reloads the page's data; other cards stay.
 */
export function CardBoundary({ text, children }: CardBoundaryProps) {
  const { revalidate } = useRevalidator();
  return (
    <SectionBoundary text={text} onRetry={revalidate}>
      {children}
    </SectionBoundary>
  );
}
