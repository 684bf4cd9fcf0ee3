import { ForbiddenError, RefusedError, UnauthenticatedError } from '../errors/errors.ts';

/** Row scope of a permission (product rules 3): my records, the active customer, all my customers, everything. */
export type Scope = 'NONE' | 'OWN' | 'CUSTOMER' | 'LINKED' | 'ALL';

/** What one statement per request reads about the session behind a token. */
export type Account = {
  userId: number;
  userName: string;
  isStaff: boolean;
  language: 'en' | 'fr';
  mustChangePassword: boolean;
  sessionId: number;
  familyId: string;
  /** Active customer; null for staff that act for nobody. */
  customerId: number | null;
  /** Customers the user may act for (staff: empty, scope ALL covers them). */
  linkedCustomerIds: number[];
  /** Permission number → widest scope over the user's roles; disabled modules removed. */
  permissions: ReadonlyMap<number, Scope>;
  /** Users see their own pieces only (USERS_ONLY_VIEW_THEIR_ITEM_TYPES), and this one is not excepted. */
  ownItemTypesOnly: boolean;
  /** Staff member who acts as this user (switchUser). */
  actor: { userId: number; startedAt: Date; reason: string | null } | null;
};

/**
 * Who asks: an account, or nobody. Every row filter and every permission check reads this. Until a password that has to
 * be changed is, the account is nobody's: no rows, no permissions, no customers, no staff. What then still works asks for
 * `account` or `required` by name.
 */
export class Viewer {
  /** The account of the session, whatever it may do. */
  readonly account: Account | null;
  /** The account that may act and see rows. */
  readonly #active: Account | null;
  constructor(account: Account | null) {
    this.account = account;
    this.#active = account?.mustChangePassword ? null : account;
  }

  static readonly anonymous = new Viewer(null);

  /** There is a session, and it may do more than change its password. */
  get isSignedIn(): boolean {
    return this.#active !== null;
  }
  get isStaff(): boolean {
    return this.#active?.isStaff ?? false;
  }
  /** There is a session, but nothing works before the password is changed. */
  get mustChangePassword(): boolean {
    return this.account?.mustChangePassword ?? false;
  }
  /** The account of the session, or UnauthenticatedError. */
  get required(): Account {
    if (!this.account) throw new UnauthenticatedError();
    return this.account;
  }
  get userId(): number {
    return this.required.userId;
  }
  /** Staff member behind an acting session, for history and audit rows. */
  get actingById(): number | null {
    return this.account?.actor?.userId ?? null;
  }
  /** Active customer id, or null. */
  get customerId(): number | null {
    return this.#active?.customerId ?? null;
  }
  get linkedCustomerIds(): number[] {
    return this.#active?.linkedCustomerIds ?? [];
  }

  /** Sees, prices and orders only the pieces that are the user's or the active customer's; staff see all. */
  get seesOwnItemTypesOnly(): boolean {
    return this.#active !== null && !this.isStaff && this.#active.ownItemTypesOnly;
  }

  /** Scope of a permission; NONE when it is not held. */
  scopeOf(permission: number): Scope {
    return this.#active?.permissions.get(permission) ?? 'NONE';
  }
  /** Whether the permission is held at any scope. Permission 0 means: everybody. */
  can(permission: number): boolean {
    return permission === 0 || this.scopeOf(permission) !== 'NONE';
  }
  /** Throws UnauthenticatedError, RefusedError(MUST_CHANGE_PASSWORD) or ForbiddenError unless held. */
  require(permission: number): void {
    if (this.required.mustChangePassword) throw new RefusedError('MUST_CHANGE_PASSWORD');
    if (!this.can(permission)) throw new ForbiddenError(permission);
  }
  /** Active customer id, or RefusedError(CUSTOMER_REQUIRED) (staff act for a chosen customer only). */
  requireCustomer(): number {
    this.require(0);
    const { customerId } = this;
    if (customerId === null) throw new RefusedError('CUSTOMER_REQUIRED');
    return customerId;
  }
}
