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
  /** Staff member who acts as this user (switchUser). */
  actor: { userId: number; startedAt: Date; reason: string | null } | null;
};

/** Who asks: an account, or nobody. Every row filter and every permission check reads this. */
export class Viewer {
  readonly account: Account | null;
  constructor(account: Account | null) {
    this.account = account;
  }

  static readonly anonymous = new Viewer(null);

  get isSignedIn(): boolean {
    return this.account !== null;
  }
  get isStaff(): boolean {
    return this.account?.isStaff ?? false;
  }
  /** Signed in, but nothing works before the password is changed. */
  get mustChangePassword(): boolean {
    return this.account?.mustChangePassword ?? false;
  }
  /** The signed-in account, or UnauthenticatedError. */
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
    return this.account?.customerId ?? null;
  }
  get linkedCustomerIds(): number[] {
    return this.account?.linkedCustomerIds ?? [];
  }

  /** Scope of a permission; NONE when it is not held. */
  scopeOf(permission: number): Scope {
    if (!this.account || this.account.mustChangePassword) return 'NONE';
    return this.account.permissions.get(permission) ?? 'NONE';
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
    const { customerId } = this.required;
    if (customerId === null) throw new RefusedError('CUSTOMER_REQUIRED');
    return customerId;
  }
}
