import { type DecimalInput, decimal, type Money, roundCents, sumMoney, ZERO } from '../../../lib/money.ts';
import type { JobStatusCode } from './job-status-codes.ts';
import type { MetalSettlement } from './metal-settlement.ts';

/** Why an order comes to something else than it was placed at. */
export type ChargeKind =
  | 'SERVICE'
  | 'CANCELLATION'
  | 'CANCELLATION_FEE'
  | 'REMADE'
  | 'REMAKE'
  | 'DISCOUNT'
  | 'SHIPPING'
  | 'PRICE'
  | 'SHORT'
  | 'METAL_WEIGHT'
  | 'METAL_MARKET';

/** Kinds of charges that are settled when a job ships, and taken back when it comes back. */
export const SETTLED_KINDS: readonly ChargeKind[] = ['METAL_WEIGHT', 'METAL_MARKET'];

/** A change of what an order comes to, before tax. */
export type Charge = {
  kind: ChargeKind;
  amount: Money;
  nameEn: string;
  nameFr: string;
  serviceId: number | null;
  reversesId: number | null;
  /** DISCOUNT: the promotion whose reduction changes; absent or null: none. */
  promotionId?: number | null;
};

/** What a job's total is read from. */
export type PricedJob = {
  lineTotal: DecimalInput;
  chargesTotal: DecimalInput;
  remadeFromId: number | null;
};

/**
 * What a job comes to now: its line and the charges since. The line of a remade piece was placed with the job that it
 * replaces, and comes over as a charge.
 */
export function jobTotal({ lineTotal, chargesTotal, remadeFromId }: PricedJob): Money {
  const placed = remadeFromId === null ? decimal(lineTotal) : ZERO;
  return placed.plus(decimal(chargesTotal));
}

/** Services that wait for approval; of one type when that is given. */
export function waitingServices<Service extends { status: string; serviceType: { code: string } }>(
  services: readonly Service[],
  serviceTypeCode: string | null,
): Service[] {
  return services.filter(
    ({ status, serviceType: { code } }) =>
      status === 'AWAITING_APPROVAL' && (serviceTypeCode === null || code === serviceTypeCode),
  );
}

/** What a job comes to once the customer approves what waits; of one type of service when that is given. */
export function totalIfApproved(
  job: PricedJob,
  services: readonly { status: string; price: DecimalInput | null; serviceType: { code: string } }[],
  serviceTypeCode: string | null,
): Money {
  const onTop = waitingServices(services, serviceTypeCode).flatMap(({ price }) =>
    price === null ? [] : [decimal(price)],
  );
  return jobTotal(job).plus(sumMoney(onTop));
}

/** A type of service that waits for the customer's approval, with what the job comes to once it is approved alone. */
export type PendingApproval<ServiceType> = { serviceType: ServiceType; totalIfApproved: Money };

/** What waits for the customer's approval, one entry for each type of service. */
export function pendingApprovals<ServiceType extends { code: string }>(
  job: PricedJob,
  services: readonly { status: string; price: DecimalInput | null; serviceType: ServiceType }[],
): PendingApproval<ServiceType>[] {
  const waiting = services.filter(({ status }) => status === 'AWAITING_APPROVAL');
  const types = new Map(waiting.map(({ serviceType }) => [serviceType.code, serviceType]));
  return [...types].map(([code, serviceType]) => ({
    serviceType,
    totalIfApproved: totalIfApproved(job, services, code),
  }));
}

/** A service with its price, as the customer approves it. */
type ApprovedService = {
  id: number;
  price: DecimalInput | null;
  serviceType: { nameEn: string; nameFr: string };
};

/** A step of a job, as far as its total depends on it. */
export type ChargedStep = {
  from: JobStatusCode;
  to: JobStatusCode;
  /** What the job comes to before the step. */
  total: Money;
  /** Charged for cancelling; null when nothing is. */
  fee: Money | null;
  /** Cancelling: it is the manufacturer who does not deliver the job; absent: the customer does not want it. */
  isUndelivered?: boolean;
  /** What of the total goes to pieces that are made anew; absent: nothing. */
  remade?: Money;
  /** Services that the step approves. */
  approved: readonly ApprovedService[];
  /** The latest cancellation of the job; its id is null when it is not kept yet. */
  cancellation: { id: number | null; amount: DecimalInput } | null;
  /** What shipping settles; null for other steps. */
  settlement: MetalSettlement | null;
  /** What an earlier shipment settled and nothing took back yet. */
  settled: readonly { id: number | null; kind: string; amount: DecimalInput }[];
};

/** The charges that a step brings: nothing is rewritten, and what no longer holds is taken back by a row. */
export function chargesOfStep(step: ChargedStep): Charge[] {
  const { from, to, total, fee, approved, cancellation, settlement, settled, remade = ZERO } = step;
  const moved = from !== to;
  const cancelled = step.isUndelivered
    ? charge('SHORT', total.negated(), NOT_DELIVERED)
    : charge('CANCELLATION', total.negated(), CANCELLED);
  const rows = [
    ...approved.map(({ id, price, serviceType: { nameEn, nameFr } }) =>
      charge('SERVICE', price === null ? ZERO : decimal(price), { nameEn, nameFr, serviceId: id }),
    ),
    ...(moved && to === 'CANCELLED' ? [cancelled] : []),
    ...(moved && to === 'CANCELLED' && fee ? [charge('CANCELLATION_FEE', fee, FEE)] : []),
    ...(moved && from === 'CANCELLED' && cancellation
      ? [
          charge('CANCELLATION', decimal(cancellation.amount).negated(), {
            ...RESTORED,
            reversesId: cancellation.id,
          }),
        ]
      : []),
    ...(moved && to === 'SHIPPED' && settlement
      ? [
          charge('METAL_WEIGHT', settlement.weight, WEIGHED),
          charge('METAL_MARKET', settlement.market, MARKET),
        ]
      : []),
    ...(from === 'SHIPPED' && to === 'READY' ? settled.map(takenBack) : []),
    charge('REMADE', remade.negated(), REMADE),
  ];
  return rows.filter(({ amount }) => !amount.isZero());
}

/** What a remade piece takes over from the job that it replaces. */
export function remakeCharge(total: Money, number: string): Charge {
  const names = { nameEn: `Replaces ${number}`, nameFr: `Remplace ${number}` };
  return charge('REMAKE', total, names);
}

/** What another price of each piece, agreed on after the order was placed, changes. */
export function priceCharge(quantity: number, from: Money, to: Money): Charge {
  return charge('PRICE', to.minus(from).times(quantity), NEGOTIATED);
}

/** What is taken off a job of which only some pieces were delivered. */
export function shortCharge(total: Money, pieces: { quantity: number; missing: number }): Charge {
  const amount = roundCents(total.times(pieces.missing).div(pieces.quantity)).negated();
  return charge('SHORT', amount, NOT_DELIVERED);
}

type Named = Pick<Charge, 'nameEn' | 'nameFr'>;

/** A settled charge of a shipment that came back, taken off again. */
function takenBack({ id, kind, amount }: ChargedStep['settled'][number]): Charge {
  const [first, names] =
    kind === 'METAL_MARKET' ? (['METAL_MARKET', MARKET] as const) : (['METAL_WEIGHT', WEIGHED] as const);
  return charge(first, decimal(amount).negated(), {
    nameEn: `${names.nameEn}, taken back`,
    nameFr: `${names.nameFr}, repris`,
    reversesId: id,
  });
}

const CANCELLED: Named = { nameEn: 'Cancelled', nameFr: 'Annulée' };
const RESTORED: Named = { nameEn: 'Cancellation taken back', nameFr: 'Annulation reprise' };
const FEE: Named = { nameEn: 'Cancellation fee', nameFr: 'Frais d’annulation' };
const WEIGHED: Named = { nameEn: 'Metal weight adjustment', nameFr: 'Ajustement du poids du métal' };
const MARKET: Named = { nameEn: 'Metal market adjustment', nameFr: 'Ajustement du cours du métal' };
const REMADE: Named = { nameEn: 'Made anew', nameFr: 'Refaite' };
const NEGOTIATED: Named = { nameEn: 'Agreed price', nameFr: 'Prix convenu' };
const NOT_DELIVERED: Named = { nameEn: 'Not delivered', nameFr: 'Non livré' };

function charge(
  kind: ChargeKind,
  amount: Money,
  { serviceId = null, reversesId = null, nameEn, nameFr }: Named & Partial<Charge>,
): Charge {
  return { kind, amount, nameEn, nameFr, serviceId, reversesId };
}
