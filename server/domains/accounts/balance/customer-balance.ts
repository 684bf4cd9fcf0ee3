import type { Prisma } from '../../../database/generated/client.ts';
import { storedDay } from '../../../lib/calendar.ts';
import { decimal, type Money, sumMoney, ZERO } from '../../../lib/money.ts';
import type { Context } from '../../../schema/context.ts';
import { CREDITS_VIEW } from '../../credits/access.ts';
import { INVOICES_VIEW } from '../../invoices/rules/transitions.ts';
import { PAYMENTS_VIEW } from '../../payments/access.ts';
import { INVOICE_STATUSES, OWED_STATUSES } from '../../payments/rules/invoice-status.ts';
import { creditInUse } from '../../sales-orders/credit/credit-in-use.ts';
import { today } from '../../settings/company-day.ts';
import { seesWholeAccount } from '../access.ts';
import { type Ageing, ageingOf } from '../rules/ageing.ts';

/** The balance of a customer's account; null fields are not visible, or have no limit. */
export type CustomerBalance = Ageing & {
  customerId: number;
  customerName: string;
  accountNumber: string;
  currency: string;
  paymentTerms: string;
  prepayments: Money | null;
  availableCredits: Money | null;
  creditLimit: Money | null;
  availableLimit: Money | null;
};

const OWED: Prisma.InvoiceWhereInput = {
  statusId: { in: OWED_STATUSES.map((code) => INVOICE_STATUSES[code].id) },
};

/** The current balance of a customer's account; null if the viewer does not see all its invoices. */
export async function customerBalance(context: Context, customerId: number): Promise<CustomerBalance | null> {
  const { db, viewer } = context;
  if (!seesWholeAccount(viewer, INVOICES_VIEW, customerId)) return null;
  const customer = await db.customer.findUnique({
    where: { id: customerId },
    select: { name: true, accountNumber: true, currency: true, paymentTermsCode: true, creditLimit: true },
  });
  if (!customer) return null;
  const { name, accountNumber, currency, paymentTermsCode } = customer;
  const creditLimit = customer.creditLimit === null ? null : decimal(customer.creditLimit);
  const account = { customerId, currency };
  const left = { ...account, available: { gt: 0 } };
  const [day, owed, prepayments, credits, used] = await Promise.all([
    today(context),
    db.invoice.groupBy({ by: ['dueOn'], where: { ...account, ...OWED }, _sum: { balance: true } }),
    seesWholeAccount(viewer, PAYMENTS_VIEW, customerId)
      ? db.payment.aggregate({ where: left, _sum: { available: true } })
      : null,
    seesWholeAccount(viewer, CREDITS_VIEW, customerId)
      ? db.customerCredit.aggregate({ where: left, _sum: { available: true } })
      : null,
    creditLimit === null ? null : creditInUse(db, customerId),
  ]);
  const due = owed.flatMap(({ dueOn, _sum: { balance } }) =>
    dueOn === null || balance === null ? [] : [{ dueOn: storedDay(dueOn), balance: decimal(balance) }],
  );
  return {
    ...ageingOf(due, day),
    customerId,
    customerName: name,
    accountNumber,
    currency,
    paymentTerms: paymentTermsCode,
    prepayments: prepayments && sumOf(prepayments),
    availableCredits: credits && sumOf(credits),
    creditLimit,
    availableLimit:
      creditLimit && used && creditLimit.minus(sumMoney([used.invoices, used.orders, used.memos])),
  };
}

function sumOf({ _sum: { available } }: { _sum: { available: Prisma.Decimal | null } }): Money {
  return available === null ? ZERO : decimal(available);
}
