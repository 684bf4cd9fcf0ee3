import { graphql } from 'react-relay/hooks';
import type { MutationFailure } from '../../../../lib/forms/mutation-failure.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import type { QuoteRef } from '../actions/quote-dialog.ts';
import type { useSaveOfferPricesMutation } from './__generated__/useSaveOfferPricesMutation.graphql.ts';
import type { useSaveOfferTermsMutation } from './__generated__/useSaveOfferTermsMutation.graphql.ts';
import { changedLines, changedTerms, type OfferValues } from './offer-values.ts';

const pricesMutation = graphql`
  mutation useSaveOfferPricesMutation($input: PricePriceQuoteLinesInput!) {
    result: pricePriceQuoteLines(input: $input) {
      __typename
      ... on PricePriceQuoteLinesSuccess {
        priceQuote {
          version
          ...QuoteView_quote
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const termsMutation = graphql`
  mutation useSaveOfferTermsMutation($input: UpdatePriceQuoteInput!) {
    result: updatePriceQuote(input: $input) {
      __typename
      ... on UpdatePriceQuoteSuccess {
        priceQuote {
          ...QuoteView_quote
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type Save = (values: OfferValues, saved: OfferValues) => Promise<MutationFailure | null>;

/** Saves the changes of an offer: prices, then terms. Refused values stay in the form. */
export function useSaveOffer({ id, version }: Pick<QuoteRef, 'id' | 'version'>): [Save, boolean] {
  const [price, isPricing] = useResultMutation<useSaveOfferPricesMutation>(pricesMutation);
  const [update, isUpdating] = useResultMutation<useSaveOfferTermsMutation>(termsMutation);

  async function save(values: OfferValues, saved: OfferValues) {
    const lines = changedLines(values, saved);
    const terms = changedTerms(values, saved);
    let current = version;
    if (lines.length > 0) {
      const outcome = await price({ input: { id, version: current, lines } });
      if (!outcome.ok) return ofLines(outcome.failure, lines, values);
      current = outcome.success.priceQuote.version;
    }
    if (terms === null) return null;
    const outcome = await update({ input: { id, version: current, ...terms } });
    return outcome.ok ? null : ofTerms(outcome.failure);
  }

  return [save, isPricing || isUpdating];
}

/** Server paths use the index among sent lines; the form’s fields use the index among all lines. */
function ofLines(
  failure: MutationFailure,
  sent: readonly { readonly lineKey: number }[],
  values: OfferValues,
): MutationFailure {
  return {
    ...failure,
    issues: failure.issues.map(({ path, code }) => {
      const [, index = '', field = ''] = /^lines\.(\d+)\.(.*)$/.exec(path) ?? [];
      const key = sent[Number(index)]?.lineKey;
      const at = values.lines.findIndex(({ lineKey }) => lineKey === key);
      return { code, path: index === '' || at < 0 ? path : `lines.${at}.${field}` };
    }),
  };
}

function ofTerms(failure: MutationFailure): MutationFailure {
  return { ...failure, issues: failure.issues.map(({ path, code }) => ({ code, path: `terms.${path}` })) };
}
