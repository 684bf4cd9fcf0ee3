import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { CustomerCombobox } from '../../../../customers/CustomerCombobox.tsx';
import { useErrorText } from '../../../../lib/forms/useErrorText.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { localizedPath } from '../../../../lib/i18n/language.ts';
import { useLocale } from '../../../../lib/i18n/useLocale.ts';
import { chooseCart } from '../../../../lib/session/cart-session.ts';
import { continueAs } from '../../../../lib/session/identity.ts';
import { links } from '../../../../links.ts';
import { ModalDialog } from '../../../../ui/dialogs/ModalDialog.tsx';
import { toastError } from '../../../../ui/feedback/toaster.ts';
import type { NewOrderDialogMutation } from './__generated__/NewOrderDialogMutation.graphql.ts';

const mutation = graphql`
  mutation NewOrderDialogMutation($input: SwitchCustomerInput!) {
    result: switchCustomer(input: $input) {
      __typename
      ... on SwitchCustomerSuccess {
        viewer {
          customer {
            id
          }
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** A phone order: choose the customer, then open the catalogue with their prices. A page load. */
export function NewOrderDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const language = useLocale();
  const { ofFailure } = useErrorText();
  const [commit, isSwitching] = useResultMutation<NewOrderDialogMutation>(mutation);

  async function handlePick(customerId: number) {
    const outcome = await commit({ input: { customerId } });
    if (outcome.ok) {
      chooseCart(null);
      continueAs(localizedPath(links.catalog(), language));
    } else toastError(ofFailure(outcome.failure, t('shell:customer.failed')));
  }

  return (
    <ModalDialog isOpen onClose={onClose} title={t('newOrder.forCustomer')}>
      <Text color="fg.muted" mb="3">
        {t('newOrder.text')}
      </Text>
      <CustomerCombobox isDisabled={isSwitching} onPick={handlePick} />
    </ModalDialog>
  );
}
