import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { textOf } from '../../../../lib/forms/form-values.ts';
import { JOB_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { ActForm } from '../../../../orders/ActForm.tsx';
import { ModalDialog } from '../../../../ui/dialogs/ModalDialog.tsx';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import type { ReleaseCreditMutation } from './__generated__/ReleaseCreditMutation.graphql.ts';

const mutation = graphql`
  mutation ReleaseCreditMutation($input: ReleaseOrderCreditInput!) {
    result: releaseOrderCredit(input: $input) {
      __typename
      ... on ReleaseOrderCreditSuccess {
        orderGroup {
          ...SalesOrderOfGroup_order
          jobOrders {
            allowedActions {
              action
              enabled
              missing
              takesReason
              reversible
              requiresReason
              fee
            }
          }
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Releases the jobs of an order beyond the customer’s credit limit, with a reason. */
export function ReleaseCredit({ id, code }: { id: string; code: string }) {
  const { t } = useTranslation('jobs');
  const [isOpen, setIsOpen] = useState(false);
  const [commit, isBusy] = useResultMutation<ReleaseCreditMutation>(mutation);
  const close = () => setIsOpen(false);
  return (
    <>
      <Text textStyle="sm" color="fg.error">
        {t('credit.beyond')}
      </Text>
      <Button
        size="sm"
        variant="outline"
        alignSelf="flex-start"
        _print={{ display: 'none' }}
        onClick={() => setIsOpen(true)}
      >
        {t('credit.release')}
      </Button>
      {isOpen && (
        <ModalDialog isOpen onClose={close} title={t('credit.title', { code })}>
          <ActForm
            namespace="jobs"
            text={t('credit.text')}
            submitLabel={t('credit.release')}
            isBusy={isBusy}
            onReload={async () => {}}
            onSend={async (data) => {
              const outcome = await commit({ input: { id, reason: textOf(data, 'reason') } });
              if (!outcome.ok) return outcome.failure;
              toastSuccess(t('credit.done'));
              return null;
            }}
            onClose={close}
          >
            <TextAreaField
              name="reason"
              label={t('credit.reason')}
              required
              maxLength={JOB_TEXT_LENGTHS.reason}
            />
          </ActForm>
        </ModalDialog>
      )}
    </>
  );
}
