import type { IsoDay } from '../../../lib/calendar.ts';
import { isoDayOf } from '../../../lib/calendar.ts';
import type { Context } from '../../../schema/context.ts';
import { companyLines } from '../../settings/company-lines.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import type { Settings } from '../../settings/settings.ts';
import type { InvoiceContent } from '../invoice/invoice-content.ts';

/** What an invoice is issued with: who sells, and which day it is there. */
export type BillingDesk = { seller: InvoiceContent['seller']; today: IsoDay };

/** The desk of the owner's company at an instant. */
export function deskOf({ COMPANY }: Pick<Settings, 'COMPANY'>, now: Date): BillingDesk {
  return {
    seller: { name: COMPANY.name, lines: companyLines(COMPANY) },
    today: isoDayOf(now, COMPANY.timeZone),
  };
}

/** The desk of a request. */
export async function billingDesk(context: Context): Promise<BillingDesk> {
  return deskOf(await requestSettings(context), context.now);
}
