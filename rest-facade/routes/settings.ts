import { z } from 'zod';
import { companyDetailsSchema, formatSettingSchema } from '../answers/settings.ts';
import { statusAnswer, statusSchema } from '../answers/status.ts';
import { type Json, json } from '../answers/values.ts';
import type { StatusEntityType } from '../gql/graphql.ts';
import { succeeded } from '../graphql/result.ts';
import { text } from '../input/fields.ts';
import {
  RestCompanyDetails,
  RestFormatSettings,
  RestSaveUserSetting,
  RestStatuses,
  RestUserSetting,
} from '../operations/settings.ts';
import { bare, envelope, restRoute } from '../route/route.ts';
import { nothing } from '../route/sample.ts';

const params = { key: text.describe('A known key, such as CP_IsMenuCollapsed.') };

/** Startup data and the caller’s settings. */
export const settingRoutes = [
  statuses('/EntityStatus/JobOrder', 'JOB_ORDER', 'Statuses of job orders'),
  statuses(
    '/EntityStatus/OpenPriceQuoteStatuses',
    'PRICE_QUOTE',
    'Statuses of open price quotes',
    (tab) => tab !== 'closed',
  ),
  statuses(
    '/EntityStatus/ClosedPriceQuoteStatuses',
    'PRICE_QUOTE',
    'Statuses of closed price quotes',
    (tab) => tab === 'closed',
  ),
  statuses('/EntityStatus/SalesOrder', 'SALES_ORDER', 'Statuses of sales orders'),
  statuses('/EntityStatus/invoiceStatuses', 'INVOICE', 'Statuses of invoices'),
  statuses('/EntityStatus/ServiceType', 'SERVICE_TYPE', 'Types of services'),
  restRoute({
    method: 'get',
    path: '/usersetting/:key',
    summary: 'A setting of the user',
    description: 'Null if nothing is stored.',
    sample: () => ({ params: { key: 'CP_PageSize' } }),
    params,
    answer: json,
    document: RestUserSetting,
    variables: ({ params: { key } }) => ({ key }),
    // The JSON scalar accepts any JSON value.
    respond: ({ userSetting }) => envelope(userSetting as Json),
  }),
  restRoute({
    method: 'post',
    path: '/usersetting/:key',
    summary: 'Store a setting of the user',
    description: 'Null deletes it.',
    repeat: 'sets a value',
    sample: () => ({ params: { key: 'CP_IsMenuCollapsed' }, body: { value: true } }),
    params,
    body: { value: json },
    answer: json,
    document: RestSaveUserSetting,
    variables: ({ params: { key }, body: { value } }) => ({ input: { key, value } }),
    respond: ({ result }) => envelope(succeeded(result).value as Json),
  }),
  restRoute({
    method: 'get',
    path: '/CPCompanyDetails',
    isPublic: true,
    summary: 'The manufacturer of this portal',
    sample: nothing,
    answer: companyDetailsSchema,
    document: RestCompanyDetails,
    variables: () => ({}),
    respond: ({ companyDetails }) => bare(companyDetails),
  }),
  restRoute({
    method: 'get',
    path: '/FormatSettings',
    isPublic: true,
    summary: 'Formats of numbers and dates',
    sample: nothing,
    answer: z.array(formatSettingSchema),
    document: RestFormatSettings,
    variables: () => ({}),
    respond: ({ formatSettings }) => bare(formatSettings),
  }),
];

function statuses(
  path: string,
  entityType: StatusEntityType,
  summary: string,
  isOfTab: (tab: string | null) => boolean = () => true,
) {
  return restRoute({
    method: 'get',
    path,
    summary,
    sample: nothing,
    answer: z.array(statusSchema),
    document: RestStatuses,
    variables: () => ({ entityType }),
    respond: (data) => bare(data.statuses.map(statusAnswer).filter(({ tab }) => isOfTab(tab))),
  });
}
