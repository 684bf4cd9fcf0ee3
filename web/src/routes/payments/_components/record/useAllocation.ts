import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { RecordedInvoice } from '../../../../ledger/recorded-invoice.ts';
import { typedAmount } from '../../../../lib/forms/form-values.ts';
import type { MutationFailure } from '../../../../lib/forms/mutation-failure.ts';
import { useLocale } from '../../../../lib/i18n/useLocale.ts';
import { useDebouncedQuery } from '../../../../lib/relay/useDebouncedQuery.ts';
import { isSome, readAmount, restOf } from '../../_lib/typed-amounts.ts';
import type { useAllocationQuery } from './__generated__/useAllocationQuery.graphql.ts';

const query = graphql`
  query useAllocationQuery($customerId: Int!, $amount: Decimal) {
    paymentAllocation(customerId: $customerId, amount: $amount) {
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

/** Parts for invoices as they are sent. */
type SentLegs = { readonly invoiceId: string; readonly amount: string }[];

/** How some money of a customer is shared out: as proposed, until one says otherwise. */
export type Allocation = ReturnType<typeof useAllocation>;

/** Proposes how money is shared out among what a customer owes, and keeps what the user makes of it. */
export function useAllocation(
  customerId: number,
  amount: string | null,
  chosen: RecordedInvoice | null = null,
) {
  const language = useLocale();
  const { data, error, isPending } = useDebouncedQuery<useAllocationQuery>(query, { customerId, amount });
  const [own, setOwn] = useState<Readonly<Record<string, string>> | null>(
    chosen && { [chosen.invoiceId]: typedAmount(chosen.balance, language) },
  );
  const invoices = data?.paymentAllocation.invoices ?? [];
  const proposed = Object.fromEntries(
    invoices.map(({ invoiceId, amount: part }) => [
      invoiceId,
      isSome(part) ? typedAmount(part, language) : '',
    ]),
  );
  const texts = own ?? proposed;
  const rows = invoices.map((invoice) => ({ ...invoice, text: texts[invoice.invoiceId] ?? '' }));
  const parts = rows.map(({ text }) => readAmount(text));
  const sent = rows.filter((_row, index) => isSome(parts[index] ?? null));

  return {
    rows,
    owed: data?.paymentAllocation.owed ?? null,
    /** What no invoice takes; negative when they would take more than there is. */
    rest: restOf(amount, parts),
    isLoading: data === null && error === null,
    hasFailed: error !== null,
    isPending,
    isOwn: own !== null,
    change: (invoiceId: string, text: string) => setOwn({ ...texts, [invoiceId]: text }),
    propose: () => setOwn(null),
    /** Parts as they are sent; null: as proposed, which the server works out again. */
    legs: (): SentLegs | null =>
      own && sent.map(({ invoiceId, text }) => ({ invoiceId, amount: readAmount(text) ?? '0' })),
    /** A failure whose places among the parts that were sent are those of their fields. */
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

/** Name of the field of an invoice's part. */
export function fieldOf(invoiceId: string): string {
  return `allocation-${invoiceId}`;
}
