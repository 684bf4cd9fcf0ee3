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
  /** The form, given what its picker of cards needs. */
  children: (cards: CardPicker_query$key) => ReactNode;
};

type CardPaymentDialogProps = FormOf & { title: string; onClose: () => void };

/** A dialog that pays with a card: its form comes once it is known what can be paid with. */
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

/** Asks inside the boundary, so that another try asks again. */
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
