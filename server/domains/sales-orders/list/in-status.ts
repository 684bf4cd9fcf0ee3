import type { Prisma } from '../../../database/generated/client.ts';
import {
  SALES_ORDER_STATUS_CODES,
  SALES_ORDER_STATUSES,
  type SalesOrderStatusCode,
} from '../rules/status-codes.ts';

/** A tab of the list, or all. */
type ListTab = 'NEW' | 'PROCESSING' | 'CLOSED' | 'ALL';

/** Sales orders in the statuses for which `belongs` is true. */
export function inStatus(belongs: (code: SalesOrderStatusCode) => boolean): Prisma.SalesOrderWhereInput {
  const codes = SALES_ORDER_STATUS_CODES.filter(belongs);
  return { statusId: { in: codes.map((code) => SALES_ORDER_STATUSES[code].id) } };
}

/** Sales orders of a tab. */
export function inTab(tab: ListTab): Prisma.SalesOrderWhereInput {
  return tab === 'ALL' ? {} : inStatus((code) => SALES_ORDER_STATUSES[code].tab === tab);
}
