/**
 * The error taxonomy. Expected failures are these classes and reach clients as typed members of a mutation's
 * result union; everything else is a bug and is masked. Messages are for developers, wording lives in the faces.
 */

/** One broken input: where (`configuration.size`) and why (`REQUIRED`, `OUT_OF_RANGE`, …). */
export type InputIssue = { path: string; code: string; message: string };

/** Common ground of all expected failures. */
export abstract class DomainError extends Error {
  abstract readonly code: string;
}

/** Bad input, found while parsing or by a rule; names every field concerned. */
export class InvalidInputError extends DomainError {
  readonly code = 'INVALID_INPUT';
  readonly issues: InputIssue[];
  constructor(issues: InputIssue[]) {
    super(issues.map((issue) => `${issue.path}: ${issue.message}`).join('; '));
    this.issues = issues;
  }
  /** An error about a single field. */
  static of(path: string, code: string, message = code): InvalidInputError {
    return new InvalidInputError([{ path, code, message }]);
  }
}

/** A business rule says no; `code` is stable, `data` carries the facts for the message. */
export class RefusedError extends DomainError {
  readonly code: string;
  readonly data: Record<string, unknown> | null;
  constructor(code: string, data: Record<string, unknown> | null = null, message = code) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** The record changed since the caller read it (optimistic concurrency). */
export class ConflictError extends DomainError {
  readonly code = 'CONFLICT';
  readonly currentVersion: number | null;
  constructor(currentVersion: number | null = null) {
    super('The record was changed by someone else.');
    this.currentVersion = currentVersion;
  }
}

/** Signed in, but without the permission. Never depends on the row asked for. */
export class ForbiddenError extends DomainError {
  readonly code = 'FORBIDDEN';
  readonly permission: number;
  constructor(permission: number) {
    super(`Permission ${permission} is required.`);
    this.permission = permission;
  }
}

/** Missing, or not the viewer's: the two are indistinguishable. */
export class NotFoundError extends DomainError {
  readonly code = 'NOT_FOUND';
  readonly entity: string;
  constructor(entity: string) {
    super(`${entity} not found.`);
    this.entity = entity;
  }
}

/** There is no session, or it has ended. */
export class UnauthenticatedError extends DomainError {
  readonly code = 'UNAUTHENTICATED';
  constructor(message = 'Sign in first.') {
    super(message);
  }
}

/** Prices differ from what the customer saw (product rules 6 and 11). */
export class PriceChangedError extends DomainError {
  readonly code = 'PRICE_CHANGED';
  readonly changes: PriceChangeFact[];
  readonly cartId: number;
  /** The coupon that is no longer granted as it was seen; null when it is, or there is none. */
  readonly coupon: CouponChangeFact | null;
  /** Grand total that was seen and that of now; null where none was sent, or there is none without a price. */
  readonly totals: { before: string; after: string } | null;
  constructor(
    cartId: number,
    changes: PriceChangeFact[],
    { coupon = null, totals = null }: ChangedSums = {},
  ) {
    super('Prices have changed since they were shown.');
    this.cartId = cartId;
    this.changes = changes;
    this.coupon = coupon;
    this.totals = totals;
  }
}

/** What of an order's sums is another than was seen. */
type ChangedSums = { coupon?: CouponChangeFact | null; totals?: PriceChangedError['totals'] };

/** What promotions take off with and without a coupon that is no longer granted; decimal text. */
export type CouponChangeFact = { code: string; reason: string; before: string; after: string };

/** Before and after of one cart line; null when it can no longer be priced. Unit prices. */
export type PriceChangeFact = {
  cartItemId: number;
  nameEn: string;
  nameFr: string;
  before: string | null;
  after: string | null;
  quantity: number;
  /** MARKET_FIX_EXPIRED, CATALOGUE_CHANGED, NOT_PRICEABLE. */
  reason: string;
};
