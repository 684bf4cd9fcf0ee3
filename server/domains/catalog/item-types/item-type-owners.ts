import type { Viewer } from '../../../auth/viewer.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { visibleCustomers } from '../../customers/access.ts';
import { visibleUsers } from '../../identity/access.ts';
import { keepsCatalogue } from '../access.ts';

/** Row filter of customers whose pieces the viewer may see and say: those that staff who keep the catalogue see anyway. */
export function owningCustomers(viewer: Viewer): Prisma.CustomerWhereInput {
  return keepsCatalogue(viewer) ? visibleCustomers(viewer) : { id: { in: [] } };
}

/** The same of portal users: staff see every piece, so that none is theirs. */
export function owningUsers(viewer: Viewer): Prisma.UserWhereInput {
  return keepsCatalogue(viewer) ? { AND: [visibleUsers(viewer), { isStaff: false }] } : { id: { in: [] } };
}
