import { type Money, ZERO } from '../../../lib/money.ts';

/** A list tab; every status has exactly one. */
type InvoiceTab = 'NEW' | 'PROCESSING' | 'CLOSED';

/** Fixed properties of an invoice status. Names, colours and ranks are editable data. */
export interface InvoiceStatusDefinition {
  /** Entity type 41 × 100 + sequence. */
  id: number;
  tab: InvoiceTab;
  /** No further transitions. */
  isTerminal: boolean;
  nameEn: string;
  nameFr: string;
}

/** Invoice statuses by code (product rules, statuses and transitions). */
export const INVOICE_STATUSES = {
  DRAFT: status(4101, 'NEW', 'Draft', 'Brouillon'),
  OPEN: status(4102, 'PROCESSING', 'Open', 'Ouverte'),
  PARTIALLY_PAID: status(4103, 'PROCESSING', 'Partially paid', 'Partiellement payée'),
  PAID: status(4104, 'CLOSED', 'Paid', 'Payée'),
  VOID: status(4105, 'CLOSED', 'Void', 'Annulée'),
  WRITTEN_OFF: status(4106, 'CLOSED', 'Written off', 'Radiée'),
} as const satisfies Record<string, InvoiceStatusDefinition>;

/** Row filter of invoices that are not void. */
export const NOT_VOID = { statusId: { not: INVOICE_STATUSES.VOID.id } } as const;

/** The code of an invoice status. */
export type InvoiceStatusCode = keyof typeof INVOICE_STATUSES;

/** All codes in rank order. */
// Object.keys widens to string; the keys of the constant above are exactly the codes.
export const INVOICE_STATUS_CODES = Object.keys(INVOICE_STATUSES) as InvoiceStatusCode[];

/** Statuses with a balance. */
export const OWED_STATUSES: readonly InvoiceStatusCode[] = ['OPEN', 'PARTIALLY_PAID'];

const CODE_BY_ID: ReadonlyMap<number, InvoiceStatusCode> = new Map(
  INVOICE_STATUS_CODES.map((code) => [INVOICE_STATUSES[code].id, code]),
);

/** Whether a text is an invoice status code. */
export function isInvoiceStatusCode(text: string): text is InvoiceStatusCode {
  return Object.hasOwn(INVOICE_STATUSES, text);
}

/** The code of a stored status id. */
export function invoiceStatusCode(statusId: number): InvoiceStatusCode {
  const code = CODE_BY_ID.get(statusId);
  if (!code) throw new Error(`No invoice status has the id ${statusId}.`);
  return code;
}

/** What decides the status of an invoice. */
type InvoiceStatusFacts = {
  isIssued: boolean;
  isVoid: boolean;
  /** Open balance. */
  balance: Money;
  applied: Money;
  writtenOff: Money;
};

/** The status of an invoice. It always follows from the sums, so that a reversed payment reopens the invoice. */
export function statusOfInvoice({
  isIssued,
  isVoid,
  balance,
  applied,
  writtenOff,
}: InvoiceStatusFacts): InvoiceStatusCode {
  if (isVoid) return 'VOID';
  if (!isIssued) return 'DRAFT';
  if (balance.greaterThan(ZERO)) return applied.greaterThan(ZERO) ? 'PARTIALLY_PAID' : 'OPEN';
  return writtenOff.greaterThan(ZERO) ? 'WRITTEN_OFF' : 'PAID';
}

function status(id: number, tab: InvoiceTab, nameEn: string, nameFr: string): InvoiceStatusDefinition {
  return { id, tab, isTerminal: tab === 'CLOSED', nameEn, nameFr };
}
