import { decimal, moneyText } from '../../lib/money.ts';

/** How an invoice stands today, whatever it said when it was issued. */
export type InvoiceStamp = {
  state: 'OPEN' | 'OVERDUE' | 'PARTIALLY_PAID' | 'PAID' | 'VOID' | 'WRITTEN_OFF';
  /** What payments and credits covered. */
  paid: string;
  writtenOff: string;
  balance: string;
};

/** Amounts of an invoice as they are now, as text. */
type StandingInvoice = {
  status: { code: string };
  total: string;
  applied: string;
  balance: string;
  isOverdue: boolean;
};

/** The stamp of today: what an invoice that was issued came to since. */
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
