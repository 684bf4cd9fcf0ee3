import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useErrorText } from '../../lib/forms/useErrorText.ts';
import { useResultMutation } from '../../lib/forms/useResultMutation.ts';
import { chooseCart } from '../../lib/session/cart-session.ts';
import { continueAs } from '../../lib/session/identity.ts';
import { toastError } from '../../ui/feedback/toaster.ts';
import type { useSwitchCustomerMutation } from './__generated__/useSwitchCustomerMutation.graphql.ts';

const mutation = graphql`
  mutation useSwitchCustomerMutation($input: SwitchCustomerInput!) {
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

/** Changes the active customer. The page is reloaded with that customer's cart, prices and permissions. */
export function useSwitchCustomer(): [(customerId: number) => Promise<void>, boolean] {
  const { t } = useTranslation('shell');
  const { ofFailure } = useErrorText();
  const [commit, isSwitching] = useResultMutation<useSwitchCustomerMutation>(mutation);

  async function switchTo(customerId: number) {
    const outcome = await commit({ input: { customerId } });
    if (outcome.ok) {
      chooseCart(null);
      continueAs(window.location.pathname + window.location.search);
    } else toastError(ofFailure(outcome.failure, t('customer.failed')));
  }

  return [switchTo, isSwitching];
}
