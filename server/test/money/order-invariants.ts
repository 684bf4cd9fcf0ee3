import {
  outdatedSettlements,
  type SettlementCredit,
  settlementOf,
} from '../../domains/credits/rules/settle-change.ts';
import { type InvoiceAmounts, invoiceAmounts } from '../../domains/invoices/rules/invoice-lines.ts';
import {
  billableTotal,
  type Credited,
  type InvoiceShare,
  invoiceShare,
  netTaxOf,
} from '../../domains/invoices/rules/invoice-share.ts';
import { shareOfPieces } from '../../domains/jobs/rules/remade-pieces.ts';
import {
  discountOfPart,
  followingCharges,
  type OrderCalculationInput,
  orderNow,
} from '../../domains/orders/rules/calculate-order.ts';
import { cartTotals, type TaxBase } from '../../domains/orders/rules/cart-totals.ts';
import type { JobStatusCode } from '../../domains/orders/rules/job-status-codes.ts';
import {
  type Charge,
  chargesOfStep,
  jobTotal,
  priceCharge,
  remakeCharge,
  shortCharge,
} from '../../domains/orders/rules/order-charges.ts';
import { isWithdrawn } from '../../domains/orders/rules/order-state.ts';
import {
  currentSums,
  type OrderSums,
  type TaxedOrder,
  withTax,
} from '../../domains/orders/rules/order-sums.ts';
import { grantedPromotion } from '../../domains/promotions/granted-promotion.ts';
import { discountOf } from '../../domains/promotions/rules/discount-of.ts';
import type {
  GrantedFacts,
  PromotedCart,
  PromotionFacts,
} from '../../domains/promotions/rules/promotion-facts.ts';
import { Decimal, decimal, type Money, maxDecimal, percentOf, sumMoney, ZERO } from '../../lib/money.ts';
import { fc } from '../fast-check.ts';
import { promotedCarts, promotions, staffDiscounts } from './promoted-carts.ts';

/** A change of an order; `which` selects a job, `cents` an amount, `part` a share of its pieces. */
type Act = { kind: (typeof ACTS)[number]; which: number; cents: number; part: number };

const ACTS = [
  'SERVICE',
  'PRICE',
  'METAL',
  'CANCEL',
  'CANCEL_WITH_FEE',
  'RESTORE',
  'REMAKE',
  'SHORT',
  'BILL',
  'BILL_REST',
] as const;

/** A cart with its reductions, and the changes of its order. */
type OrderLife = {
  cart: PromotedCart;
  coupon: PromotionFacts | null;
  automatic: PromotionFacts[];
  staff: GrantedFacts | null;
  percent: Money;
  base: TaxBase;
  /** Which lines are from stock. Lines beyond the array are made. */
  stock: boolean[];
  acts: Act[];
};

/** Random histories of orders. */
export const orderLives: fc.Arbitrary<OrderLife> = fc.record({
  cart: promotedCarts.filter(({ lines }) => lines.length > 0),
  coupon: fc.option(promotions),
  automatic: fc.array(promotions, { maxLength: 4 }),
  staff: fc.option(staffDiscounts),
  percent: fc.integer({ min: 0, max: 149_750 }).map((each) => new Decimal(each).div(10_000)),
  base: fc.constantFrom('SUBTOTAL' as const, 'NET_OF_DISCOUNT' as const),
  stock: fc.array(fc.boolean(), { maxLength: 8 }),
  acts: fc.array(
    fc.record({
      kind: fc.constantFrom(...ACTS),
      which: fc.nat(20),
      cents: fc.integer({ min: 1, max: 500_000 }),
      part: fc.nat(1000),
    }),
    { maxLength: 10 },
  ),
});

type Job = OrderCalculationInput['jobs'][number] & {
  quantity: number;
  status: JobStatusCode;
  isStock: boolean;
};
type Settlement = SettlementCredit & Omit<Credited, 'numbers'> & { invoiceId: number };
type StoredCharge = Charge & { jobOrderId: number | null; promotionId: number | null; salesTax: Money };

/** An order as the product keeps it, without a database: its original totals, jobs and charges. */
class Order {
  readonly placed: OrderSums;
  readonly granted: ReturnType<typeof grantedPromotion>[];
  readonly jobs: Job[];
  readonly charges: StoredCharge[] = [];
  /** Its invoices, all paid: one per shipment, or one for the rest. */
  readonly issued: (InvoiceShare & { shipmentId: number | null })[] = [];
  /** The credits that settle its changes, by the index of their invoice. */
  credits: Settlement[] = [];
  private readonly gone = new Map<number, number>();
  private readonly tax: { percent: Money; base: TaxBase };

  constructor({ cart, coupon, automatic, staff, percent, base, stock }: OrderLife) {
    const discount = discountOf(cart, { coupon, automatic, staff });
    const totals = cartTotals({
      lines: cart.lines.map(({ unitPrice, quantity }) => unitPrice.mul(quantity)),
      discount: discount.value,
      shipping: cart.shipping.minus(discount.shippingReduction),
      tax: { enabled: true, percent, base },
    });
    if (!totals) throw new Error('Every line has a price.');
    const { subTotal, grandTotal } = totals;
    this.placed = {
      subTotal,
      discountValue: totals.discount,
      shippingPrice: totals.shipping,
      salesTaxValue: totals.tax,
      grandTotal,
    };
    this.tax = { percent, base };
    this.granted = discount.granted.filter(({ amount }) => amount.greaterThan(0)).map(grantedPromotion);
    this.jobs = cart.lines.map(({ item, unitPrice, quantity }, index) => ({
      id: index + 1,
      remadeFromId: null,
      itemTypeId: item.id,
      quantity,
      unitPrice: unitPrice.toFixed(2),
      lineTotal: unitPrice.mul(quantity).toFixed(2),
      status: 'NEW',
      isStock: stock[index] ?? false,
    }));
  }

  get calculationInput(): OrderCalculationInput {
    return { placed: this.placed, granted: this.granted, jobs: this.jobs, charges: this.charges };
  }

  get sums(): OrderSums {
    return currentSums(this.placed, this.charges);
  }

  total({ id, lineTotal, remadeFromId }: Job): Money {
    const own = this.charges.filter(({ jobOrderId }) => jobOrderId === id);
    const chargesTotal = sumMoney(own.map(({ amount }) => amount));
    return jobTotal({ lineTotal, chargesTotal, remadeFromId });
  }

  /** Adds charges of jobs, and those that follow. */
  add(charges: readonly (Charge & { jobOrderId: number | null })[]): void {
    this.keep(charges);
    this.keep(followingCharges(this.calculationInput).map((charge) => ({ ...charge, jobOrderId: null })));
  }

  /** Invoices a shipment of some pieces of a job. */
  bill(job: Job, pieces: number): void {
    if (this.issued.some(({ shipmentId }) => shipmentId === null)) return;
    const before = this.gone.get(job.id) ?? 0;
    this.gone.set(job.id, Math.min(before + pieces, job.quantity));
    const share = this.share(this.gone);
    if (billableTotal(share).greaterThan(0)) this.issued.push({ ...share, shipmentId: this.issued.length });
    else this.gone.set(job.id, before);
  }

  /** Closes it short: pieces that are in no shipment are not delivered. */
  closeShort(): void {
    const charges = this.jobs
      .filter(({ status }) => !isWithdrawn(status))
      .map((job) => {
        const { id, quantity } = job;
        const missing = quantity - (this.gone.get(id) ?? 0);
        const total = this.total(job);
        job.status = missing === quantity ? 'CANCELLED' : 'SHIPPED';
        const [charge] =
          missing === quantity
            ? chargesOfStep({ ...NO_STEP, total, to: 'CANCELLED', isUndelivered: true })
            : [shortCharge(total, { quantity, missing })];
        return { charge, jobOrderId: id };
      });
    this.add(charges.flatMap(({ charge, jobOrderId }) => (charge ? [{ ...charge, jobOrderId }] : [])));
  }

  /** Invoices the rest. */
  billRest(): void {
    const share = this.share(null);
    if (billableTotal(share).greaterThan(0)) this.issued.push({ ...share, shipmentId: null });
  }

  /** Credits what was invoiced above the total, or voids unused credits. */
  settle(isUsed: boolean): void {
    const { grandTotal: due, salesTaxValue: dueTax } = this.whole;
    const totals = this.issued.map(({ grandTotal }) => grandTotal);
    const outdated = outdatedSettlements(due, totals, this.credits.toReversed());
    this.credits = this.credits.filter((credit) => !outdated.includes(credit));
    const standing = this.issued.map((invoice, id) => {
      const { grandTotal: total } = invoice;
      const tax = netTaxOf(invoice);
      const own = this.credits.filter(({ invoiceId }) => invoiceId === id);
      const settled = sumMoney(own.map(({ amount }) => amount));
      const settledTax = sumMoney(own.map((credit) => credit.salesTaxValue));
      const sums = { credited: settled, settled, creditedTax: settledTax, settledTax };
      return { id, total, tax, applied: total, balance: ZERO, ...sums };
    });
    for (const { invoiceId, amount, tax } of settlementOf({ total: due, tax: dueTax }, standing).credits)
      this.credits.push({ invoiceId, amount, salesTaxValue: tax, isUsed });
  }

  /** Sum of its credits. */
  get credited(): Credited {
    return {
      numbers: [],
      amount: sumMoney(this.credits.map(({ amount }) => amount)),
      salesTaxValue: sumMoney(this.credits.map(({ salesTaxValue }) => salesTaxValue)),
    };
  }

  /** Amount invoiced for shipped pieces; null: the rest. */
  share(billedPieces: ReadonlyMap<number, number> | null): InvoiceShare {
    return invoiceShare({
      whole: this.whole,
      pieces: new Map(
        this.jobs.filter(({ status }) => !isWithdrawn(status)).map(({ id, quantity }) => [id, quantity]),
      ),
      issued: this.issued,
      credited: this.credited,
      billedPieces,
      atTheEnd: new Set(this.charges.flatMap(({ kind }, index) => (TAKES_OFF.includes(kind) ? [index] : []))),
      discountOf: (due) => discountOfPart(this.calculationInput, due),
      taxOf: ({ subTotal, discountValue }) =>
        percentOf(this.tax.base === 'SUBTOTAL' ? subTotal : subTotal.minus(discountValue), this.tax.percent),
    });
  }

  get whole(): InvoiceAmounts {
    const charges = this.charges.map((charge, id) => ({ ...charge, id }));
    const jobs = this.jobs.map((job) => ({
      ...job,
      remadeFromId: job.remadeFromId ?? null,
      titleEn: '',
      titleFr: '',
    }));
    return invoiceAmounts({ placed: this.placed, jobs, charges });
  }

  private keep(charges: readonly (Charge & { jobOrderId: number | null })[]): void {
    const rows = withTax(charges, this.taxed);
    this.charges.push(...rows.map((row) => ({ ...row, promotionId: row.promotionId ?? null })));
  }

  get taxed(): TaxedOrder {
    const { subTotal, discountValue } = this.sums;
    const taxable = this.tax.base === 'SUBTOTAL' ? subTotal : subTotal.minus(discountValue);
    return { taxable, ...this.tax };
  }
}

/** Changes of a line from stock, which is not made, weighed or remade. */
const STOCK_ACTS: readonly Act['kind'][] = ['PRICE', 'CANCEL', 'SHORT'];

/** The charges of a job for a change, and the resulting job status. */
function happen(order: Order, act: Act): void {
  const isPast = act.kind === 'RESTORE';
  const job = pick(
    order.jobs.filter(
      ({ status, isStock }) =>
        status === (isPast ? 'CANCELLED' : 'NEW') && (!isStock || STOCK_ACTS.includes(act.kind)),
    ),
    act.which,
  );
  if (act.kind === 'BILL_REST') order.billRest();
  if (!job || act.kind === 'BILL_REST') return;
  if (act.kind === 'BILL') order.bill(job, 1 + (act.part % job.quantity));
  else if (act.kind === 'REMAKE') remake(order, job, act.part);
  else order.add(chargesOf(order, job, act).map((charge) => ({ ...charge, jobOrderId: job.id })));
}

function chargesOf(order: Order, job: Job, { kind, part, ...act }: Act): Charge[] {
  const total = order.total(job);
  const cents = new Decimal(act.cents).div(100);
  const step = { ...NO_STEP, total };
  const own = order.charges.filter(({ jobOrderId }) => jobOrderId === job.id);
  if (kind === 'SERVICE') {
    const serviceType = { nameEn: 'Work', nameFr: 'Travail' };
    return chargesOfStep({ ...step, approved: [{ id: 1, price: cents, serviceType }] });
  }
  if (kind === 'PRICE') {
    const isPinned =
      own.some((charge) => ['PRICE', 'REMADE'].includes(charge.kind)) || job.remadeFromId !== null;
    return isPinned ? [] : [priceCharge(job.quantity, decimal(job.unitPrice), cents)];
  }
  if (kind === 'RESTORE') {
    const last = own.at(-1);
    if (last?.kind !== 'CANCELLATION') return [];
    job.status = 'NEW';
    return chargesOfStep({ ...step, from: 'CANCELLED', cancellation: { id: null, amount: last.amount } });
  }
  if (kind === 'METAL') {
    job.status = 'SHIPPED';
    // Prices agreed on by hand may be less than what the metal loses.
    const settlement = {
      weight: part % 2 === 0 ? cents : cents.negated(),
      market: part % 3 === 0 ? cents.div(2).toDecimalPlaces(2).negated() : ZERO,
    };
    return chargesOfStep({ ...step, to: 'SHIPPED', settlement });
  }
  if (kind === 'SHORT') {
    job.status = 'SHIPPED';
    return [shortCharge(total, { quantity: job.quantity, missing: part % job.quantity })];
  }
  job.status = 'CANCELLED';
  return chargesOfStep({ ...step, to: 'CANCELLED', fee: kind === 'CANCEL' ? null : cents });
}

function remake(order: Order, job: Job, part: number): void {
  const wanted = 1 + (part % job.quantity);
  const { quantity } = job;
  const total = shareOfPieces(order.total(job), { pieces: wanted, quantity });
  const recalculated: Job = { ...job, id: order.jobs.length + 1, remadeFromId: job.id, quantity: wanted };
  if (order.jobs.some(({ remadeFromId }) => remadeFromId === job.id)) return;
  job.quantity -= wanted;
  if (job.quantity === 0) job.status = 'REMADE';
  order.jobs.push(recalculated);
  const gone = chargesOfStep({ ...NO_STEP, total, remade: total });
  order.add([
    ...gone.map((charge) => ({ ...charge, jobOrderId: job.id })),
    { ...remakeCharge(total, 'JO-1-1'), jobOrderId: recalculated.id },
  ]);
}

const NO_STEP: Parameters<typeof chargesOfStep>[0] = {
  from: 'NEW',
  to: 'NEW',
  total: ZERO,
  fee: null,
  approved: [],
  cancellation: null,
  settlement: null,
  settled: [],
};

function pick<Row>(rows: readonly Row[], which: number): Row | undefined {
  return rows[which % Math.max(rows.length, 1)];
}

/**
 * Invariants of invoices per shipment: with the rest they sum to the order, no piece is on two, and none is negative.
 */
function invariantsOfInvoices(order: Order): string[] {
  const { issued, whole, jobs, credited } = order;
  if (issued.length === 0) return [];
  const rest = order.share(null);
  const given = { grandTotal: credited.amount, salesTaxValue: credited.salesTaxValue };
  return [
    ...(['salesTaxValue', 'grandTotal'] as const).flatMap((name) =>
      sumMoney([...issued, rest].map((each) => (name === 'salesTaxValue' ? netTaxOf(each) : each[name])))
        .minus(given[name])
        .equals(whole[name])
        ? []
        : [`invoices less credits ≠ ${name} of the order`],
    ),
    ...(rest.grandTotal.lessThan(0) ? ['more is billed than the order comes to'] : []),
    ...(['discountValue', 'shippingPrice'] as const)
      .filter((name) => rest[name].lessThan(0))
      .map((name) => `the last invoice has a negative ${name}`),
    ...issued.flatMap((invoice) => [
      // The last invoice may reduce more than the amount of its pieces, but never more than its total.
      ...SUMS.filter((name) => name !== 'subTotal' || invoice.shipmentId !== null)
        .filter((name) => invoice[name].lessThan(0))
        .map((name) => `an invoice has a negative ${name}`),
      ...(sumMoney(invoice.lines.map(({ amount }) => amount)).equals(invoice.subTotal)
        ? []
        : ['lines of an invoice ≠ its subtotal']),
    ]),
    ...jobs.flatMap(({ id, lineTotal, ...job }) => {
      const unitPrice = decimal(job.unitPrice);
      if (unitPrice.isZero()) return [];
      const pieces = issued
        .flatMap(({ lines }) => lines)
        .filter(({ kind, jobOrderId }) => kind === 'PIECE' && jobOrderId === id);
      const ordered = decimal(lineTotal).div(unitPrice);
      // An invoice may take back the pieces of a cancelled job, in one amount; once restored, they are billed again.
      const billed = sumMoney(
        pieces.map(({ quantity, amount }) =>
          amount.lessThan(0) ? amount.div(unitPrice) : new Decimal(quantity),
        ),
      );
      return ordered.greaterThanOrEqualTo(billed) ? [] : ['a piece is billed twice'];
    }),
  ];
}

const SUMS = ['subTotal', 'discountValue', 'shippingPrice', 'salesTaxValue', 'grandTotal'] as const;
const TAKES_OFF: readonly string[] = ['REMADE', 'SHORT', 'CANCELLATION', 'CANCELLATION_FEE'];

/** Money invariants that an order’s history violates: none, for any order of changes. */
export function brokenOrderInvariants(life: OrderLife): string[] {
  const order = new Order(life);
  const broken = [
    ...(followingCharges(order.calculationInput).length === 0 ? [] : ['PLACED: something changed already']),
    ...invariantsBrokenBy(order).map((invariant) => `PLACED: ${invariant}`),
  ];
  for (const act of life.acts) {
    happen(order, act);
    order.settle(act.part % 2 === 0);
    broken.push(
      ...[...invariantsBrokenBy(order), ...invariantsOfInvoices(order)].map(
        (invariant) => `${act.kind}: ${invariant}`,
      ),
    );
  }
  return broken;
}

/**
 * Invariant of closing short: the invoiced amount equals the order total without the rest, except shipping and one cent
 * per line. No balance or overpayment results from the missing rest.
 */
export function brokenClosingInvariants(life: OrderLife): string[] {
  const order = new Order({ ...life, stock: [] });
  // Price changes of invoiced pieces are invoiced later.
  for (const kinds of [['SERVICE', 'PRICE'], ['BILL']])
    for (const act of life.acts) if (kinds.includes(act.kind)) happen(order, act);
  if (order.issued.length === 0) return [];
  order.closeShort();
  const { subTotal, discountValue, lines } = order.share(null);
  const cents = new Decimal(order.jobs.length + order.charges.length).div(100);
  const net = subTotal.minus(discountValue);
  if (net.abs().lessThanOrEqualTo(cents)) return [];
  return [`${net.toFixed(2)} is billed beside shipping: ${lines.map(({ amount }) => amount).join(' ')}`];
}

function invariantsBrokenBy(order: Order): string[] {
  const { subTotal, discountValue, shippingPrice, salesTaxValue, grandTotal } = order.sums;
  const { lines, reductions } = orderNow(order.calculationInput);
  const fees = sumMoney(
    order.charges.filter(({ kind }) => kind === 'CANCELLATION_FEE').map(({ amount }) => amount),
  );
  const { taxable, percent } = order.taxed;
  const left = sumMoney(lines.map(({ now }) => now));
  const ordered = sumMoney(lines.map((line) => maxDecimal(line.ordered, ZERO)));
  const isGone = order.jobs.every(({ status }) => isWithdrawn(status));
  const ofPieces = reductions.filter(({ reduction }) => reduction.kind !== 'SHIPPING');
  const sum = subTotal.minus(discountValue).plus(shippingPrice).plus(salesTaxValue);
  return [
    ...Object.entries(order.sums).flatMap(([name, amount]) =>
      amount.lessThan(0)
        ? [`${name} is negative`]
        : amount.decimalPlaces() > 2
          ? [`${name} has parts of cents`]
          : [],
    ),
    ...(sumMoney(order.jobs.map((job) => order.total(job))).equals(subTotal) ? [] : ['jobs ≠ subtotal']),
    ...(left.plus(fees).equals(subTotal) ? [] : ['lines and fees ≠ subtotal']),
    ...(grandTotal.equals(sum) ? [] : ['total ≠ subtotal − discount + shipping + tax']),
    ...(salesTaxValue.equals(percentOf(taxable, percent)) ? [] : ['tax ≠ per cent of its base']),
    ...(discountValue.greaterThan(left) ? ['more is discounted than is left'] : []),
    ...(sumMoney(ofPieces.map(({ amount }) => amount)).equals(discountValue)
      ? []
      : ['reductions ≠ discount']),
    ...(isGone && !(discountValue.isZero() && shippingPrice.isZero() && subTotal.equals(fees))
      ? ['something is left of an order that is cancelled']
      : []),
    ...reductions.flatMap(({ reduction, amount, shares }) => [
      ...(reduction.kind !== 'SHIPPING' && !sumMoney(shares).equals(amount) ? ['shares ≠ reduction'] : []),
      ...(shares.some((share, index) => share.greaterThan(lines[index]?.now ?? ZERO))
        ? ['more than a line']
        : []),
      ...(reduction.kind.startsWith('AMOUNT') && amount.greaterThan(reduction.amount)
        ? ['an amount grew']
        : []),
      ...(reduction.minSubTotal?.greaterThan(ordered) && amount.greaterThan(0) ? ['below its minimum'] : []),
    ]),
  ];
}
