import { Viewer } from '../../../auth/viewer.ts';

/** The user who began a charge. */
type Payer = { userId: number; actingById: number | null; customerId: number };

/**
 * The payer as the author of automatic bookings on their behalf. It has no permissions, so it cannot do anything else,
 * and is notified of the bookings.
 */
export function viewerOfPayer({ userId, actingById, customerId }: Payer): Viewer {
  return new Viewer({
    userId,
    userName: '',
    isStaff: false,
    language: 'en',
    mustChangePassword: false,
    sessionId: 0,
    familyId: '',
    customerId,
    linkedCustomerIds: [],
    permissions: new Map(),
    ownItemTypesOnly: false,
    actor: actingById === null ? null : { userId: actingById, startedAt: new Date(0), reason: null },
    isAutomatic: true,
  });
}
