import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { LastStep } from '../../../../commit/LastStep.tsx';
import { shownTotal } from '../../../../commit/shown-total.ts';
import { type MutationFailure, requestFailure } from '../../../../lib/forms/mutation-failure.ts';
import { useFailedReason } from '../../../../lib/forms/useFailedReason.ts';
import { useDebouncedQuery } from '../../../../lib/relay/useDebouncedQuery.ts';
import { ActForm } from '../../../../orders/ActForm.tsx';
import { ModalDialog } from '../../../../ui/dialogs/ModalDialog.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import type { CustomOrderInput } from '../_lib/usePlaceCustomOrder.ts';
import type { ConfirmCustomOrderQuery } from './__generated__/ConfirmCustomOrderQuery.graphql.ts';

const query = graphql`
  query ConfirmCustomOrderQuery(
    $templateId: Int
    $configuration: ConfigurationInput!
    $quantity: Int!
    $poNumber: String
    $reference: String
    $note: String
  ) {
    customOrderPreview(
      templateId: $templateId
      configuration: $configuration
      quantity: $quantity
      poNumber: $poNumber
      reference: $reference
      note: $note
    ) {
      ...shownTotal_order
      ...CommitSummary_order
    }
  }
`;

type ConfirmCustomOrderProps = {
  order: CustomOrderInput;
  isBusy: boolean;
  onPlace: (order: CustomOrderInput) => Promise<MutationFailure | null>;
  onClose: () => void;
};

/** The last step of a custom order: total, destination and promised day. */
export function ConfirmCustomOrder({ order, isBusy, onPlace, onClose }: ConfirmCustomOrderProps) {
  const { t } = useTranslation('custom-order');
  const failedReason = useFailedReason('custom-order');
  const [attempt, setAttempt] = useState(0);
  const { templateId, configuration, quantity, poNumber, reference, note } = order;
  const { data, error, isPending } = useDebouncedQuery<ConfirmCustomOrderQuery>(
    query,
    { templateId, configuration, quantity, poNumber, reference, note },
    { pauseMs: 0, attempt },
  );
  const preview = data?.customOrderPreview;

  async function handleSend() {
    const failure = await onPlace({ ...order, expectedGrandTotal: shownTotal(preview) });
    if (failure?.code === 'PRICE_CHANGED') setAttempt(attempt + 1);
    return failure;
  }

  return (
    <ModalDialog isOpen onClose={onClose} title={t('confirm.title')} size="md">
      <ActForm
        namespace="custom-order"
        submitLabel={t('place')}
        closeLabel={t('confirm.back')}
        isBusy={isBusy}
        isDisabled={isPending || !preview}
        onReload={async () => setAttempt(attempt + 1)}
        onSend={handleSend}
        onClose={onClose}
      >
        {error && !isPending ? (
          <Notice tone="warning">
            {failedReason('loading', t('shell:error.thisPart'), requestFailure(error))}
          </Notice>
        ) : (
          <LastStep order={preview} isPending={isPending} />
        )}
      </ActForm>
    </ModalDialog>
  );
}
