import type { IsoDay } from '../../../lib/calendar.ts';
import { isoDayOf } from '../../../lib/calendar.ts';
import type { Context } from '../../../schema/context.ts';
import { companyLines } from '../../settings/company-lines.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import type { Settings } from '../../settings/settings.ts';
import type { InvoiceContent } from '../invoice/invoice-content.ts';

/** The seller of an invoice, and today's date in the seller's time zone. */
export type BillingTerms = { seller: InvoiceContent['seller']; today: IsoDay };

/** The billing terms of the owner's company at a time. */
export function billingTermsOf({ COMPANY }: Pick<Settings, 'COMPANY'>, now: Date): BillingTerms {
  return {
    seller: { name: COMPANY.name, lines: companyLines(COMPANY) },
    today: isoDayOf(now, COMPANY.timeZone),
  };
}

/** The billing terms at the time of a request. */
export async function billingTerms(context: Context): Promise<BillingTerms> {
  return billingTermsOf(await requestSettings(context), context.now);
}
