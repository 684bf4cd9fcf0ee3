import { isOnlyCredited } from '../../domains/invoices/rules/credited-status.ts';
import { decimal, moneyText } from '../../lib/money.ts';

/** The state of an invoice today, which may differ from the issued one. */
export type InvoiceStamp = {
  state:
    | 'OPEN'
    | 'OVERDUE'
    | 'PARTIALLY_PAID'
    | 'PARTIALLY_CREDITED'
    | 'PAID'
    | 'CREDITED'
    | 'VOID'
    | 'WRITTEN_OFF';
  /** Total of payments. */
  paid: string;
  /** Total of credits. */
  credited: string;
  writtenOff: string;
  voided: string;
  balance: string;
};

/** Current amounts of an invoice, as text. */
type StandingInvoice = {
  status: { code: string };
  total: string;
  paid: string;
  credited: string;
  balance: string;
  isOverdue: boolean;
};

/** The current stamp of an issued invoice. */
export function invoiceStamp(invoice: StandingInvoice): InvoiceStamp {
  const { status, total } = invoice;
  const [paid, credited, balance] = [
    decimal(invoice.paid),
    decimal(invoice.credited),
    decimal(invoice.balance),
  ];
  // What was neither paid nor credited, and is not owed.
  const rest = decimal(total).minus(paid).minus(credited).minus(balance);
  const closedAs = (code: string) => moneyText(status.code === code ? rest : decimal('0'));
  return {
    state: stateOf(invoice, isOnlyCredited(invoice)),
    paid: moneyText(paid),
    credited: moneyText(credited),
    writtenOff: closedAs('WRITTEN_OFF'),
    voided: closedAs('VOID'),
    balance: moneyText(balance),
  };
}

function stateOf(
  { status: { code }, isOverdue }: StandingInvoice,
  isOnlyCredited: boolean,
): InvoiceStamp['state'] {
  if (code === 'VOID' || code === 'WRITTEN_OFF') return code;
  if (code === 'PAID') return isOnlyCredited ? 'CREDITED' : 'PAID';
  if (isOverdue) return 'OVERDUE';
  if (code === 'PARTIALLY_PAID') return isOnlyCredited ? 'PARTIALLY_CREDITED' : 'PARTIALLY_PAID';
  return 'OPEN';
}
