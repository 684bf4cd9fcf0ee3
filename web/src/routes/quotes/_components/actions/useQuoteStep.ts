import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import type { MutationFailure } from '../../../../lib/forms/mutation-failure.ts';
import { useOperationToasts } from '../../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { links } from '../../../../links.ts';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import type {
  TransitionPriceQuoteInput,
  useQuoteStepMutation,
} from './__generated__/useQuoteStepMutation.graphql.ts';
import type { QuoteRef } from './quote-dialog.ts';
import { useReloadQuote } from './useReloadQuote.ts';

const mutation = graphql`
  mutation useQuoteStepMutation($input: TransitionPriceQuoteInput!) {
    result: transitionPriceQuote(input: $input) {
      __typename
      ... on TransitionPriceQuoteSuccess {
        priceQuote {
          ...QuoteView_quote
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type Step = Omit<TransitionPriceQuoteInput, 'id' | 'version'>;

/** Takes a step and reports it, or resolves to the failure. After deletion, the page is left. */
export function useQuoteStep(quote: QuoteRef): [(step: Step) => Promise<MutationFailure | null>, boolean] {
  const { t } = useTranslation('quotes');
  const navigate = useNavigate();
  const { deleted } = useOperationToasts();
  const [commit, isMoving] = useResultMutation<useQuoteStepMutation>(mutation);

  async function move(step: Step): Promise<MutationFailure | null> {
    const { id, number, version } = quote;
    const outcome = await commit({ input: { id, version, ...step } });
    if (!outcome.ok) return outcome.failure;
    if (step.action === 'DELETE') deleted(number);
    else toastSuccess(t(`done.${step.action}`, { number, defaultValue: t('done.step', { number }) }));
    if (!outcome.success.priceQuote) void navigate(links.quotes({ tab: 'new' }), { replace: true });
    return null;
  }

  return [move, isMoving];
}

/** Takes a step without input. A refusal is shown, and the quote is reloaded. */
export function useImmediateStep(quote: QuoteRef): [(action: string) => Promise<void>, boolean] {
  const { failed } = useOperationToasts('quotes');
  const [move, isMoving] = useQuoteStep(quote);
  const reload = useReloadQuote(quote.number);

  async function takeStep(action: string) {
    const failure = await move({ action });
    if (!failure) return;
    failed('saving', quote.number, failure);
    // If it fails, the shown quote is kept.
    reload().catch(() => {});
  }

  return [takeStep, isMoving];
}
