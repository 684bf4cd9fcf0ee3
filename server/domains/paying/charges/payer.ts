import { Viewer } from '../../../auth/viewer.ts';

/** Who began a charge. */
type Payer = { userId: number; actingById: number | null; customerId: number };

/**
 * The payer as the author of what is written on their behalf when nobody asks any more: without any permission, so that it
 * is good for nothing else.
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
  });
}
