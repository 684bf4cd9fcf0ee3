import { ForbiddenError, RefusedError, UnauthenticatedError } from '../errors/errors.ts';

/**
 * Row scope of a permission (product rules 3): the user's records, the active customer's, those of all linked
 * customers, all.
 */
export type Scope = 'NONE' | 'OWN' | 'CUSTOMER' | 'LINKED' | 'ALL';

/** Data of the session behind a token, read in one statement per request. */
export type Account = {
  userId: number;
  userName: string;
  isStaff: boolean;
  language: 'en' | 'fr';
  mustChangePassword: boolean;
  sessionId: number;
  familyId: string;
  /** Active customer; null for staff who act for no customer. */
  customerId: number | null;
  /** Customers that the user may act for (empty for staff, who use scope ALL). */
  linkedCustomerIds: number[];
  /** Permission number to the widest scope of the user's roles, without disabled modules. */
  permissions: ReadonlyMap<number, Scope>;
  /** The user sees only their own item types (USERS_ONLY_VIEW_THEIR_ITEM_TYPES) and is not exempted. */
  ownItemTypesOnly: boolean;
  /** Staff user who acts as this user (switchUser). */
  actor: { userId: number; startedAt: Date; reason: string | null } | null;
  /** Nobody acts: the account only signs what the system does. */
  isAutomatic?: true;
};

/**
 * The caller: an account, or a visitor. All row filters and permission checks use it. While a password must be changed,
 * the viewer has no rows, permissions or customers and is not staff. Operations that still work use `account` or
 * `required`.
 */
export class Viewer {
  /** The account of the session, regardless of its rights. */
  readonly account: Account | null;
  /** The account with rights; null while the password must be changed. */
  readonly #active: Account | null;
  constructor(account: Account | null) {
    this.account = account;
    this.#active = account?.mustChangePassword ? null : account;
  }

  static readonly anonymous = new Viewer(null);

  /** Whether there is a session that is not limited to changing the password. */
  get isSignedIn(): boolean {
    return this.#active !== null;
  }
  get isStaff(): boolean {
    return this.#active?.isStaff ?? false;
  }
  /** Whether there is a session that can only change the password. */
  get mustChangePassword(): boolean {
    return this.account?.mustChangePassword ?? false;
  }
  /** The account of the session. Throws UnauthenticatedError without one. */
  get required(): Account {
    if (!this.account) throw new UnauthenticatedError();
    return this.account;
  }
  get userId(): number {
    return this.required.userId;
  }
  /** Staff user who acts as the session's user, for history and audit rows. */
  get actingById(): number | null {
    return this.account?.actor?.userId ?? null;
  }
  /** Whether the system acts, and the account only signs for it. */
  get isAutomatic(): boolean {
    return this.account?.isAutomatic ?? false;
  }
  /** Active customer id, or null. */
  get customerId(): number | null {
    return this.#active?.customerId ?? null;
  }
  get linkedCustomerIds(): number[] {
    return this.#active?.linkedCustomerIds ?? [];
  }

  /** Whether the user is restricted to item types of their own or of the active customer; never for staff. */
  get seesOwnItemTypesOnly(): boolean {
    return this.#active !== null && !this.isStaff && this.#active.ownItemTypesOnly;
  }

  /** Scope of a permission; NONE without it. */
  scopeOf(permission: number): Scope {
    return this.#active?.permissions.get(permission) ?? 'NONE';
  }
  /** Whether the viewer has the permission at any scope; always true for 0. */
  can(permission: number): boolean {
    return permission === 0 || this.scopeOf(permission) !== 'NONE';
  }
  /** Throws UnauthenticatedError, RefusedError(MUST_CHANGE_PASSWORD) or ForbiddenError without the permission. */
  require(permission: number): void {
    if (this.required.mustChangePassword) throw new RefusedError('MUST_CHANGE_PASSWORD');
    if (!this.can(permission)) throw new ForbiddenError(permission);
  }
  /** Active customer id. Throws RefusedError(CUSTOMER_REQUIRED) without one (staff who have not chosen a customer). */
  requireCustomer(): number {
    this.require(0);
    const { customerId } = this;
    if (customerId === null) throw new RefusedError('CUSTOMER_REQUIRED');
    return customerId;
  }
}
