import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { links } from '../../../links.ts';
import { toastSuccess } from '../../../ui/feedback/toaster.ts';
import type { useEstimateActsCopyMutation } from './__generated__/useEstimateActsCopyMutation.graphql.ts';
import type { useEstimateActsDeleteMutation } from './__generated__/useEstimateActsDeleteMutation.graphql.ts';
import type { useEstimateActsRestoreMutation } from './__generated__/useEstimateActsRestoreMutation.graphql.ts';
import type { useEstimateActsShareMutation } from './__generated__/useEstimateActsShareMutation.graphql.ts';

const copyMutation = graphql`
  mutation useEstimateActsCopyMutation($input: CopyEstimateInput!) {
    result: copyEstimate(input: $input) {
      __typename
      ... on CopyEstimateSuccess {
        estimate {
          number
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const deleteMutation = graphql`
  mutation useEstimateActsDeleteMutation($input: DeleteEstimateInput!) {
    result: deleteEstimate(input: $input) {
      __typename
      ... on DeleteEstimateSuccess {
        estimateId
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const restoreMutation = graphql`
  mutation useEstimateActsRestoreMutation($input: RestoreEstimateInput!) {
    result: restoreEstimate(input: $input) {
      __typename
      ... on RestoreEstimateSuccess {
        estimate {
          number
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const shareMutation = graphql`
  mutation useEstimateActsShareMutation($input: ShareEstimateInput!) {
    result: shareEstimate(input: $input) {
      __typename
      ... on ShareEstimateSuccess {
        estimate {
          id
          isShared
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Actions of an estimate except editing and ordering. Each confirms with a toast. */
export function useEstimateActs({ id, number }: { id: string; number: string }) {
  const { t } = useTranslation('estimates');
  const { deleted, failed } = useOperationToasts('estimates');
  const navigate = useNavigate();
  const [copy] = useResultMutation<useEstimateActsCopyMutation>(copyMutation);
  const [remove] = useResultMutation<useEstimateActsDeleteMutation>(deleteMutation);
  const [restore] = useResultMutation<useEstimateActsRestoreMutation>(restoreMutation);
  const [share] = useResultMutation<useEstimateActsShareMutation>(shareMutation);

  async function handleRestore() {
    const outcome = await restore({ input: { id } });
    if (!outcome.ok) return failed('saving', number, outcome.failure);
    toastSuccess(t('act.restored', { number }));
    await navigate(links.estimate(number));
  }

  return {
    copy: async () => {
      const outcome = await copy({ input: { id, idempotencyKey: crypto.randomUUID() } });
      if (!outcome.ok) return failed('saving', number, outcome.failure);
      const { estimate } = outcome.success;
      toastSuccess(t('act.copied', { number: estimate.number }));
      await navigate(links.estimate(estimate.number));
    },
    remove: async () => {
      const outcome = await remove({ input: { id } });
      if (!outcome.ok) return failed('deleting', number, outcome.failure);
      await navigate(links.estimates());
      const undo = { label: t('act.undo'), onClick: () => void handleRestore() };
      deleted(number, undo);
    },
    share: async (isShared: boolean) => {
      const outcome = await share({ input: { id, isShared } });
      if (!outcome.ok) return failed('saving', number, outcome.failure);
      if (!isShared) return toastSuccess(t('act.unshared'));
      const isCopied = await copyAddress();
      toastSuccess(t(isCopied ? 'act.sharedNow' : 'act.sharedNoClipboard'));
    },
  };
}

/** Copies the page’s URL to the clipboard, if the browser allows it. */
async function copyAddress(): Promise<boolean> {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (!clipboard) return false;
  const address = new URL(window.location.href);
  address.search = '';
  return clipboard.writeText(address.href).then(
    () => true,
    () => false,
  );
}
