import type { Prisma } from '../../../database/generated/client.ts';
import { decimal, ZERO } from '../../../lib/money.ts';
import { jobStatusCode } from '../../orders/lines/job-statuses.ts';
import { BANK_STATE_SELECT } from '../../payments/ledger/bank-state-select.ts';
import { bankStateOf, type WayBack } from '../../payments/rules/bank-state.ts';
import { NOT_VOID } from '../../payments/rules/invoice-status.ts';
import { depositWayBack } from '../rules/deposit-way-back.ts';
import type { EditSubjects } from '../rules/order-edits.ts';
import { shipmentVoidRefusal } from '../rules/shipment-void-refusal.ts';
import { FACTS_SELECT, OLDEST_FIRST } from './sales-order-facts.ts';

/** The columns for the way back of a deposit. */
export const WAY_BACK_SELECT = {
  amount: true,
  voidedAt: true,
  payment: { select: { refunded: true, charge: { select: BANK_STATE_SELECT } } },
} satisfies Prisma.DepositSelect;

/** The columns for whether a shipment can be voided. */
export const VOIDABLE_SELECT = {
  voidedAt: true,
  invoices: { where: NOT_VOID, select: { number: true } },
  lines: {
    orderBy: OLDEST_FIRST,
    select: { lineId: true, quantity: true, line: { select: { jobOrder: { select: { statusId: true } } } } },
  },
} satisfies Prisma.ShipmentSelect;

/** The facts of an order, and what can be voided of it. */
export const EDITABLE_SELECT = {
  ...FACTS_SELECT,
  deposits: { orderBy: OLDEST_FIRST, select: WAY_BACK_SELECT },
  shipments: { orderBy: OLDEST_FIRST, select: { id: true, ...VOIDABLE_SELECT } },
} satisfies Prisma.SalesOrderSelect;

/** The way back of a deposit. */
export function wayBackOfDeposit({
  amount,
  voidedAt,
  payment,
}: Prisma.DepositGetPayload<{ select: typeof WAY_BACK_SELECT }>): WayBack | null {
  return depositWayBack({
    isVoided: voidedAt !== null,
    amount: decimal(amount),
    refunded: payment ? decimal(payment.refunded) : ZERO,
    bank: bankStateOf(payment?.charge ?? null),
  });
}

/** Why a shipment cannot be voided; null if it can. */
export function refusalToVoid({
  voidedAt,
  invoices,
  lines,
}: Prisma.ShipmentGetPayload<{ select: typeof VOIDABLE_SELECT }>) {
  return shipmentVoidRefusal({
    isVoided: voidedAt !== null,
    isInvoiced: invoices.length > 0,
    jobStatuses: lines.map(({ line }) => jobStatusCode(line.jobOrder.statusId)),
  });
}

/** What edits of an order can be about. */
export function editSubjects({
  deposits,
  shipments,
}: Pick<
  Prisma.SalesOrderGetPayload<{ select: typeof EDITABLE_SELECT }>,
  'deposits' | 'shipments'
>): EditSubjects {
  return {
    hasVoidableDeposit: deposits.some((deposit) => wayBackOfDeposit(deposit) === 'REVERSE'),
    voidableShipmentIds: shipments.filter((shipment) => refusalToVoid(shipment) === null).map(({ id }) => id),
  };
}
