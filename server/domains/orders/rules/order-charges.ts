import { type DecimalInput, decimal, type Money, roundCents, sumMoney, ZERO } from '../../../lib/money.ts';
import type { JobStatusCode } from './job-status-codes.ts';
import { type MetalSettlement, withinTotal } from './metal-settlement.ts';

/** Why an order's total changes after it was placed. */
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

/** Charges that are made when a job ships, and reversed when it comes back. */
export const SETTLED_KINDS: readonly ChargeKind[] = ['METAL_WEIGHT', 'METAL_MARKET'];

/** A change of an order's total, before tax. */
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

/** What a job's total depends on. */
export type PricedJob = {
  lineTotal: DecimalInput;
  chargesTotal: DecimalInput;
  remadeFromId: number | null;
};

/**
 * The current total of a job: its line and the charges since. The line of a remade piece belongs to the job that it
 * replaces, and is transferred as a charge.
 */
export function jobTotal({ lineTotal, chargesTotal, remadeFromId }: PricedJob): Money {
  const placed = remadeFromId === null ? decimal(lineTotal) : ZERO;
  return placed.plus(decimal(chargesTotal));
}

/** Services that await approval, optionally of one type. */
export function waitingServices<Service extends { status: string; serviceType: { code: string } }>(
  services: readonly Service[],
  serviceTypeCode: string | null,
): Service[] {
  return services.filter(
    ({ status, serviceType: { code } }) =>
      status === 'AWAITING_APPROVAL' && (serviceTypeCode === null || code === serviceTypeCode),
  );
}

/** A service as far as the total to approve depends on it. */
export type PricedService = {
  id: number;
  status: string;
  price: DecimalInput | null;
  /** Metal that shipping settles at the weight to approve; null or absent if the weight does not change. */
  settledLater?: DecimalInput | null;
};

/** The metal that shipping settles at the weight approved last, or with these services; 0 while nothing is approved. */
export function metalIfApproved<Service extends PricedService>(
  services: readonly Service[],
  covered: readonly Service[],
): Money {
  if (covered.length === 0) return ZERO;
  const weighed = services.filter(
    (service) =>
      service.settledLater != null && (AGREED.includes(service.status) || covered.includes(service)),
  );
  const [last] = weighed.toSorted((one, other) => other.id - one.id);
  return last?.settledLater == null ? ZERO : decimal(last.settledLater);
}

const AGREED: readonly string[] = ['APPROVED', 'DONE'];

/**
 * The total of a job after the customer approves these services, with the metal that shipping settles at the weight to
 * which the customer agrees.
 */
export function totalWith<Service extends PricedService>(
  job: PricedJob,
  services: readonly Service[],
  covered: readonly Service[],
): Money {
  const onTop = covered.flatMap(({ price }) => (price === null ? [] : [decimal(price)]));
  return sumMoney([jobTotal(job), ...onTop, metalIfApproved(services, covered)]);
}

/** The total of a job after the customer approves its waiting services, optionally of one type. */
export function totalIfApproved(
  job: PricedJob,
  services: readonly (PricedService & { serviceType: { code: string } })[],
  serviceTypeCode: string | null,
): Money {
  return totalWith(job, services, waitingServices(services, serviceTypeCode));
}

/** A type of service that awaits approval, with the job's total if only this type is approved. */
export type PendingApproval<ServiceType> = {
  serviceType: ServiceType;
  totalIfApproved: Money;
  /** The part of it that shipping settles. */
  metalIfApproved: Money;
};

/** The types of service that await the customer's approval. */
export function pendingApprovals<ServiceType extends { code: string }>(
  job: PricedJob,
  services: readonly (PricedService & { serviceType: ServiceType })[],
): PendingApproval<ServiceType>[] {
  const waiting = services.filter(({ status }) => status === 'AWAITING_APPROVAL');
  const types = new Map(waiting.map(({ serviceType }) => [serviceType.code, serviceType]));
  return [...types].map(([code, serviceType]) => ({
    serviceType,
    totalIfApproved: totalIfApproved(job, services, code),
    metalIfApproved: metalIfApproved(services, waitingServices(services, code)),
  }));
}

/** A service with its price, approved by the customer. */
type ApprovedService = {
  id: number;
  price: DecimalInput | null;
  serviceType: { nameEn: string; nameFr: string };
};

/** What the charges of a status change depend on. */
export type ChargedStep = {
  from: JobStatusCode;
  to: JobStatusCode;
  /** The job's total before the step. */
  total: Money;
  /** Cancellation fee; null if there is none. */
  fee: Money | null;
  /** The manufacturer does not deliver the job; absent: the customer cancels it. */
  isUndelivered?: boolean;
  /** The part of the total that is transferred to remade pieces; absent: nothing. */
  remade?: Money;
  /** Services that the step approves. */
  approved: readonly ApprovedService[];
  /** The latest cancellation of the job; its id is null before it is stored. */
  cancellation: { id: number | null; amount: DecimalInput } | null;
  /** Metal settlement at shipping; null for other steps. */
  settlement: MetalSettlement | null;
  /** Charges of an earlier shipment that are not reversed. */
  settled: readonly { id: number | null; kind: string; amount: DecimalInput }[];
};

/** The charges of a status change. Existing charges are never edited; a reversal is a new row. */
export function chargesOfStep(step: ChargedStep): Charge[] {
  const { from, to, total, fee, approved, cancellation, settlement, settled, remade = ZERO } = step;
  const moved = from !== to;
  const cancelled = step.isUndelivered
    ? charge('SHORT', total.negated(), NOT_DELIVERED)
    : charge('CANCELLATION', total.negated(), CANCELLED);
  const metal = settlement && withinTotal(settlement, total.minus(remade));
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
    ...(moved && to === 'SHIPPED' && metal
      ? [charge('METAL_WEIGHT', metal.weight, WEIGHED), charge('METAL_MARKET', metal.market, MARKET)]
      : []),
    ...(from === 'SHIPPED' && to === 'READY' ? settled.map(reversed) : []),
    charge('REMADE', remade.negated(), REMADE),
  ];
  return rows.filter(({ amount }) => !amount.isZero());
}

/** The amount that a remade piece takes over from the job that it replaces. */
export function remakeCharge(total: Money, number: string): Charge {
  const names = { nameEn: `Replaces ${number}`, nameFr: `Remplace ${number}` };
  return charge('REMAKE', total, names);
}

/** The change of the total when another price per piece is agreed after the order was placed. */
export function priceCharge(quantity: number, from: Money, to: Money): Charge {
  return charge('PRICE', to.minus(from).times(quantity), NEGOTIATED);
}

/** The reduction of a job of which only some pieces were delivered. */
export function shortCharge(total: Money, pieces: { quantity: number; missing: number }): Charge {
  const amount = roundCents(total.times(pieces.missing).div(pieces.quantity)).negated();
  return charge('SHORT', amount, NOT_DELIVERED);
}

type Named = Pick<Charge, 'nameEn' | 'nameFr'>;

/** Reverses a settlement charge of a shipment that came back. */
function reversed({ id, kind, amount }: ChargedStep['settled'][number]): Charge {
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
