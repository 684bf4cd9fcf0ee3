import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import type { ShownTotal } from '../../../commit/shown-total.ts';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { links } from '../../../links.ts';
import { toastSuccess } from '../../../ui/feedback/toaster.ts';
import type { useEstimateOrdersJobMutation } from './__generated__/useEstimateOrdersJobMutation.graphql.ts';
import type { useEstimateOrdersQuoteMutation } from './__generated__/useEstimateOrdersQuoteMutation.graphql.ts';

const quoteMutation = graphql`
  mutation useEstimateOrdersQuoteMutation($input: RequestQuoteForEstimateInput!) {
    result: requestQuoteForEstimate(input: $input) {
      __typename
      ... on RequestQuoteForEstimateSuccess {
        estimate {
          id
          ...ClosedEstimate_estimate
        }
        priceQuote {
          number
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const jobMutation = graphql`
  mutation useEstimateOrdersJobMutation($input: OrderEstimateInput!) {
    result: orderEstimate(input: $input) {
      __typename
      ... on OrderEstimateSuccess {
        estimate {
          id
          ...ClosedEstimate_estimate
        }
        jobOrder {
          number
        }
        salesOrder {
          number
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Converts an estimate to a quote, job or sales order and opens it. */
export function useEstimateOrders({ id, number }: { id: string; number: string }) {
  const { t } = useTranslation('estimates');
  const { failed } = useOperationToasts('estimates', 'contacts');
  const navigate = useNavigate();
  const [toQuote, isAsking] = useResultMutation<useEstimateOrdersQuoteMutation>(quoteMutation);
  const [toJob, isOrdering] = useResultMutation<useEstimateOrdersJobMutation>(jobMutation);
  const call = () => ({ id, idempotencyKey: crypto.randomUUID() });

  return {
    isBusy: isAsking || isOrdering,
    /** With the contact chosen by staff. */
    toQuote: async (contactId: number | null) => {
      const outcome = await toQuote({ input: { ...call(), contactId } });
      if (!outcome.ok) return failed('saving', number, outcome.failure);
      const { priceQuote } = outcome.success;
      toastSuccess(t('act.quoteAsked', { number: priceQuote.number }));
      await navigate(links.quote(priceQuote.number));
    },
    /** Ordered at the displayed total. */
    toJob: async (expectedGrandTotal: ShownTotal | null, contactId: number | null) => {
      const outcome = await toJob({ input: { ...call(), expectedGrandTotal, contactId } });
      if (!outcome.ok) return failed('saving', number, outcome.failure);
      const { jobOrder, salesOrder } = outcome.success;
      toastSuccess(t('act.ordered', { number }));
      if (jobOrder) await navigate(links.jobOrder(jobOrder.number));
      // Users who may not see it stay on the estimate, which shows the result.
      if (salesOrder) await navigate(links.salesOrder(salesOrder.number));
    },
  };
}
