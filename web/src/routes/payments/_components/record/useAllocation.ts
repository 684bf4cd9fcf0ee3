import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { RecordedInvoice } from '../../../../ledger/recorded-invoice.ts';
import { typedAmount } from '../../../../lib/forms/form-values.ts';
import type { MutationFailure } from '../../../../lib/forms/mutation-failure.ts';
import { readTyped } from '../../../../lib/forms/typed-number.ts';
import { useLocale } from '../../../../lib/i18n/useLocale.ts';
import { useDebouncedQuery } from '../../../../lib/relay/useDebouncedQuery.ts';
import { isSome, restOf, smallerOf } from '../../_lib/typed-amounts.ts';
import type { useAllocationQuery } from './__generated__/useAllocationQuery.graphql.ts';

const query = graphql`
  query useAllocationQuery($customerId: Int!, $amount: Decimal, $paymentId: ID) {
    paymentAllocation(customerId: $customerId, amount: $amount, paymentId: $paymentId) {
      owed
      invoices {
        invoiceId
        number
        issuedOn
        dueOn
        isOverdue
        currency
        balance
        amount
      }
    }
  }
`;

/** Allocations as mutation input. */
type SentAllocations = { readonly invoiceId: string; readonly amount: string }[];

export type Allocation = ReturnType<typeof useAllocation>;

/**
 * Proposes an allocation of a customer's money to open invoices, and keeps the user's changes. Money for a selected
 * invoice is applied to it, up to its balance. The rest of a payment is applied to the invoices of its order first.
 */
export function useAllocation(
  customerId: number,
  amount: string | null,
  { chosen = null, paymentId = null }: { chosen?: RecordedInvoice | null; paymentId?: string | null } = {},
) {
  const language = useLocale();
  const { data, error, isPending } = useDebouncedQuery<useAllocationQuery>(query, {
    customerId,
    amount,
    paymentId,
  });
  const [own, setOwn] = useState<Readonly<Record<string, string>> | null>(null);
  const [first, setFirst] = useState(chosen);
  const invoices = data?.paymentAllocation.invoices ?? [];
  const proposed = Object.fromEntries(
    invoices.map(({ invoiceId, amount: part }) => [
      invoiceId,
      isSome(part) ? typedAmount(part, language) : '',
    ]),
  );
  const forFirst = first && { [first.invoiceId]: typedAmount(smallerOf(amount, first.balance), language) };
  const chosenAmounts = own ?? forFirst;
  const texts = chosenAmounts ?? proposed;
  const rows = invoices.map((invoice) => ({ ...invoice, text: texts[invoice.invoiceId] ?? '' }));
  const parts = rows.map(({ text }) => readTyped(text, 'AMOUNT'));
  // Not from the rows, which may still be loading.
  const sent = Object.entries(chosenAmounts ?? {}).flatMap(([invoiceId, text]) => {
    const part = readTyped(text, 'AMOUNT');
    return isSome(part) ? [{ invoiceId, amount: part }] : [];
  });

  return {
    rows,
    owed: data?.paymentAllocation.owed ?? null,
    /** Unallocated amount; negative if too much is allocated. */
    rest: restOf(amount, parts),
    isLoading: data === null && error === null,
    hasFailed: error !== null,
    isPending,
    isOwn: chosenAmounts !== null,
    change: (invoiceId: string, text: string) => setOwn({ ...texts, [invoiceId]: text }),
    propose: () => {
      setOwn(null);
      setFirst(null);
    },
    /** Allocations as mutation input; null: the server’s proposal. */
    legs: (): SentAllocations | null => chosenAmounts && sent,
    /** Maps the paths of a failure to field names. */
    atFields: (failure: MutationFailure): MutationFailure => ({
      ...failure,
      issues: failure.issues.map(({ path, code }) => {
        const place = /^allocations\.(\d+)\./.exec(path)?.[1];
        const row = place === undefined ? undefined : sent[Number(place)];
        return row ? { path: fieldOf(row.invoiceId), code } : { path, code };
      }),
    }),
  };
}

/** Field name of an invoice’s allocation. */
export function fieldOf(invoiceId: string): string {
  return `allocation-${invoiceId}`;
}
