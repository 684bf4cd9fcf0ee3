import { useState } from 'react';
import { flushSync } from 'react-dom';
import { graphql } from 'react-relay/hooks';
import { typedAmount } from '../../../lib/forms/form-values.ts';
import { useUnsavedWork } from '../../../lib/forms/useUnsavedWork.ts';
import { useLocale } from '../../../lib/i18n/useLocale.ts';
import { useDebouncedQuery } from '../../../lib/relay/useDebouncedQuery.ts';
import type { usePayFormQuery } from './__generated__/usePayFormQuery.graphql.ts';
import { hasTyped, type PayForm, requestOf, rowOf } from './payment-request.ts';
import { keepForm } from './stored-form.ts';

const query = graphql`
  query usePayFormQuery(
    $invoices: [PaymentShareInput!]
    $credits: [PaymentShareInput!]
    $prepayments: [PaymentShareInput!]
    $amount: Decimal
  ) {
    paymentPreview(
      invoices: $invoices
      credits: $credits
      prepayments: $prepayments
      amount: $amount
    ) {
      currency
      total
      credits
      prepayments
      amount
      rest
      legs {
        source
        sourceNumber
        invoiceNumber
        amount
      }
      invoices {
        number
        balance
      }
      problems {
        path
        code
      }
    }
  }
`;

/** The state of the pay form and its preview. */
export function usePayForm(initial: PayForm) {
  const language = useLocale();
  const [values, setValues] = useState(initial);
  const [isKept, setIsKept] = useState(false);
  const [issues, setIssues] = useState<readonly { path: string; code: string }[]>([]);
  useUnsavedWork(hasTyped(values) && !isKept);
  const { request, problems: typedProblems } = requestOf(values);
  const { data, error, isPending } = useDebouncedQuery<usePayFormQuery>(query, request);
  const preview = data?.paymentPreview ?? null;
  const isEmpty = request.invoices.length === 0 && request.amount === null;
  // An empty selection is not an error.
  const shown = isEmpty ? [] : [...typedProblems, ...(isPending ? [] : (preview?.problems ?? [])), ...issues];

  function change(next: Partial<PayForm>): void {
    setIssues([]);
    setValues((before) => ({ ...before, ...next }));
  }
  /** The current amounts, so that changing one keeps the others. */
  const used = (kind: 'credits' | 'prepayments') => values[kind] ?? {};

  return {
    values,
    request,
    preview,
    currency: preview?.currency ?? null,
    isPending,
    hasFailed: error !== null,
    isBlocked: isEmpty || shown.length > 0,
    /** Error codes of a row, or of the amount. */
    codesOf: (row: string): string[] => [
      ...new Set(
        shown
          .filter(({ path }) => (rowOf(values, path) ?? (path === 'amount' ? 'amount' : null)) === row)
          .map(({ code }) => code),
      ),
    ],
    /** Automatically used amount of a credit or prepayment. */
    usedOf: (number: string): string => {
      const legs = preview?.legs.filter(({ sourceNumber }) => sourceNumber === number) ?? [];
      const sum = legs.reduce((cents, { amount }) => cents + Math.round(Number(amount) * 100), 0);
      return sum === 0 ? '' : typedAmount((sum / 100).toFixed(2), language);
    },
    chooseInvoices: (ids: readonly string[]) =>
      change({ invoices: Object.fromEntries(ids.map((id) => [id, values.invoices[id] ?? ''])) }),
    chooseInvoice: (id: string, isChosen: boolean) => {
      const { [id]: _left, ...others } = values.invoices;
      change({ invoices: isChosen ? { ...others, [id]: '' } : others });
    },
    typeInvoice: (id: string, text: string) => change({ invoices: { ...values.invoices, [id]: text } }),
    typeFund: (kind: 'credits' | 'prepayments', id: string, text: string) =>
      change({ [kind]: { ...used(kind), [id]: text } }),
    leaveFunds: () => change({ credits: null, prepayments: null }),
    typeAmount: (amount: string) => change({ amount }),
    /** Keeps the values for the return from PayPal, so that leaving does not ask. */
    keep: () => {
      keepForm(values);
      // Leaving follows in the same step, before React would render.
      flushSync(() => setIsKept(true));
    },
    /** Shows the refusal of a payment. */
    show: setIssues,
  };
}

/** Return type of `usePayForm`, for its components. */
export type UsePayForm = ReturnType<typeof usePayForm>;
