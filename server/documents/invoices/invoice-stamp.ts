import { decimal, moneyText } from '../../lib/money.ts';

/** The state of an invoice today, which may differ from the issued one. */
export type InvoiceStamp = {
  state: 'OPEN' | 'OVERDUE' | 'PARTIALLY_PAID' | 'PAID' | 'VOID' | 'WRITTEN_OFF';
  /** Total of payments and credits. */
  paid: string;
  writtenOff: string;
  balance: string;
};

/** Current amounts of an invoice, as text. */
type StandingInvoice = {
  status: { code: string };
  total: string;
  applied: string;
  balance: string;
  isOverdue: boolean;
};

/** The current stamp of an issued invoice. */
export function invoiceStamp({ status, total, applied, balance, isOverdue }: StandingInvoice): InvoiceStamp {
  const left = decimal(total).minus(decimal(applied)).minus(decimal(balance));
  const isWrittenOff = status.code === 'WRITTEN_OFF';
  return {
    state: stateOf(status.code, isOverdue),
    paid: moneyText(decimal(applied)),
    writtenOff: isWrittenOff ? moneyText(left) : '0.00',
    balance: moneyText(decimal(balance)),
  };
}

function stateOf(code: string, isOverdue: boolean): InvoiceStamp['state'] {
  if (code === 'PAID' || code === 'VOID' || code === 'WRITTEN_OFF') return code;
  if (isOverdue) return 'OVERDUE';
  return code === 'PARTIALLY_PAID' ? code : 'OPEN';
}
