import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useOpenQuery } from '../lib/relay/useOpenQuery.ts';
import { ModalDialog } from '../ui/dialogs/ModalDialog.tsx';
import { SectionBoundary } from '../ui/feedback/SectionBoundary.tsx';
import { LinesSkeleton } from '../ui/feedback/Skeletons.tsx';
import type { CardPaymentDialogQuery } from './__generated__/CardPaymentDialogQuery.graphql.ts';
import type { CardPicker_query$key } from './__generated__/CardPicker_query.graphql.ts';

const query = graphql`
  query CardPaymentDialogQuery {
    ...CardPicker_query
  }
`;

type FormOf = {
  /** The form, with the data for its card picker. */
  children: (cards: CardPicker_query$key) => ReactNode;
};

type CardPaymentDialogProps = FormOf & { title: string; onClose: () => void };

/** Dialog of a form that pays by card. The form is shown once the payment options are loaded. */
export function CardPaymentDialog({ title, onClose, children }: CardPaymentDialogProps) {
  const { t } = useTranslation('cards');
  return (
    <ModalDialog isOpen onClose={onClose} title={title} size="md">
      <SectionBoundary text={t('processorFailed')}>
        <Asked>{children}</Asked>
      </SectionBoundary>
    </ModalDialog>
  );
}

/** Inside the error boundary, so that a retry sends the query again. */
function Asked({ children }: FormOf) {
  const queryRef = useOpenQuery<CardPaymentDialogQuery>(query, {});
  return (
    <Suspense fallback={<LinesSkeleton lines={6} />}>
      {queryRef && <Answered queryRef={queryRef}>{children}</Answered>}
    </Suspense>
  );
}

function Answered({ queryRef, children }: FormOf & { queryRef: PreloadedQuery<CardPaymentDialogQuery> }) {
  return children(usePreloadedQuery<CardPaymentDialogQuery>(query, queryRef));
}
