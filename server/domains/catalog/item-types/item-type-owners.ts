import type { Viewer } from '../../../auth/viewer.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { visibleCustomers } from '../../customers/access.ts';
import { visibleUsers } from '../../identity/access.ts';
import { managesCatalogue } from '../access.ts';

/**
 * Row filter of customers whose pieces the viewer may see and assign: those that staff who maintain the catalogue see
 * anyway.
 */
export function owningCustomers(viewer: Viewer): Prisma.CustomerWhereInput {
  return managesCatalogue(viewer) ? visibleCustomers(viewer) : { id: { in: [] } };
}

/** The same for portal users. Staff see every piece, so they own none. */
export function owningUsers(viewer: Viewer): Prisma.UserWhereInput {
  return managesCatalogue(viewer) ? { AND: [visibleUsers(viewer), { isStaff: false }] } : { id: { in: [] } };
}
