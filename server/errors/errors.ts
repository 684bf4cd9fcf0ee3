/**
 * The error types. Expected failures are these classes, which clients receive as typed members of a mutation's result
 * union. Any other error is a bug and is masked. Messages are for developers; the web app and the REST facade have the
 * texts.
 */

/** One invalid input: its path (`configuration.size`) and the reason (`REQUIRED`, `OUT_OF_RANGE`, …). */
export type InputIssue = { path: string; code: string; message: string };

/** Base class of all expected failures. */
export abstract class DomainError extends Error {
  abstract readonly code: string;
}

/** Invalid input, from parsing or from a rule; lists all invalid fields. */
export class InvalidInputError extends DomainError {
  readonly code = 'INVALID_INPUT';
  readonly issues: InputIssue[];
  constructor(issues: InputIssue[]) {
    super(issues.map((issue) => `${issue.path}: ${issue.message}`).join('; '));
    this.issues = issues;
  }
  /** An error of a single field. */
  static of(path: string, code: string, message = code): InvalidInputError {
    return new InvalidInputError([{ path, code, message }]);
  }
}

/** A refusal by a business rule. `code` is stable; `data` has the values for the message. */
export class RefusedError extends DomainError {
  readonly code: string;
  readonly data: Record<string, unknown> | null;
  constructor(code: string, data: Record<string, unknown> | null = null, message = code) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** The record changed after the caller read it (optimistic concurrency). */
export class ConflictError extends DomainError {
  readonly code = 'CONFLICT';
  readonly currentVersion: number | null;
  constructor(currentVersion: number | null = null) {
    super('The record was changed by someone else.');
    this.currentVersion = currentVersion;
  }
}

/** The user lacks the permission. Never depends on the row. */
export class ForbiddenError extends DomainError {
  readonly code = 'FORBIDDEN';
  readonly permission: number;
  constructor(permission: number) {
    super(`Permission ${permission} is required.`);
    this.permission = permission;
  }
}

/** The row is missing or not visible; callers cannot distinguish the two. */
export class NotFoundError extends DomainError {
  readonly code = 'NOT_FOUND';
  readonly entity: string;
  constructor(entity: string) {
    super(`${entity} not found.`);
    this.entity = entity;
  }
}

/** There is no valid session. */
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
  /** The coupon whose discount changed; null if there is none. */
  readonly coupon: CouponChangeFact | null;
  /**
   * Grand total that the user saw, or with a promotion that was used up in the meantime, and the current one; null if neither
   * is known, or if a line has no price.
   */
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

/** Changed parts of an order's totals. */
type ChangedSums = { coupon?: CouponChangeFact | null; totals?: PriceChangedError['totals'] };

/** Discounts with and without a coupon that no longer applies; decimal text. */
export type CouponChangeFact = { code: string; reason: string; before: string; after: string };

/** Unit prices of one cart line before and after; null if it can no longer be priced. */
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
