import { useTranslation } from 'react-i18next';
import { LuX } from 'react-icons/lu';
import { graphql } from 'react-relay/hooks';
import { useOperationToasts } from '../../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { IconAction } from '../../../../ui/actions/IconAction.tsx';
import type { CancelRateMutation } from './__generated__/CancelRateMutation.graphql.ts';
import { showSaved } from './show-saved.ts';

const mutation = graphql`
  mutation CancelRateMutation($input: CancelRateInput!) {
    result: cancelRate(input: $input) {
      __typename
      ... on CancelRateSuccess {
        rateTable {
          ...RateGrid_table
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type CancelRateProps = { code: CancelRateMutation['variables']['input']['table']; rateId: number };

/** Removes a rate that is not in effect yet. */
export function CancelRate({ code, rateId }: CancelRateProps) {
  const { t } = useTranslation('prices');
  const { deleted, failed } = useOperationToasts('prices');
  const [cancel, isBusy] = useResultMutation<CancelRateMutation>(mutation);

  async function handleCancel() {
    const outcome = await cancel(
      { input: { table: code, rateId } },
      { updater: showSaved('cancelRate', code) },
    );
    if (outcome.ok) deleted(t('grid.planned'));
    else failed('deleting', t('grid.planned'), outcome.failure);
  }

  return (
    <IconAction
      label={t('grid.cancelPlanned')}
      icon={<LuX />}
      loading={isBusy}
      onClick={() => void handleCancel()}
    />
  );
}
