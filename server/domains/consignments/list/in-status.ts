import type { Prisma } from '../../../database/generated/client.ts';
import {
  CONSIGNMENT_STATUS_CODES,
  CONSIGNMENT_STATUSES,
  type ConsignmentStatusCode,
} from '../rules/status-codes.ts';

/** A tab of the list, or all. */
type ListTab = ConsignmentStatusCode | 'ALL';

/** Consignments in the statuses for which `belongs` is true. */
export function inStatus(belongs: (code: ConsignmentStatusCode) => boolean): Prisma.ConsignmentWhereInput {
  const codes = CONSIGNMENT_STATUS_CODES.filter(belongs);
  return { statusId: { in: codes.map((code) => CONSIGNMENT_STATUSES[code].id) } };
}

/** Consignments of a tab. */
export function inTab(tab: ListTab): Prisma.ConsignmentWhereInput {
  return tab === 'ALL' ? {} : inStatus((code) => CONSIGNMENT_STATUSES[code].tab === tab);
}
