import { z } from 'zod';
import type { RestCompanyDetailsQuery, RestFormatSettingsQuery } from '../gql/graphql.ts';
import { component } from './catalog/component.ts';
import { currency } from './values.ts';

/** The manufacturer. */
export const companyDetailsSchema = component<RestCompanyDetailsQuery['companyDetails']>()(
  'CompanyDetails',
  'The manufacturer of this portal.',
  z.strictObject({
    name: z.string(),
    legalName: z.string(),
    email: z.string(),
    phone: z.string(),
    line1: z.string(),
    line2: z.string().nullable(),
    city: z.string(),
    zip: z.string(),
    state: z.string().nullable(),
    country: z.string(),
    currency,
    website: z.string().nullable(),
    timeZone: z.string(),
  }),
);

/** Formats of numbers and dates. */
export const formatSettingSchema = component<RestFormatSettingsQuery['formatSettings'][number]>()(
  'FormatSetting',
  'Formats of numbers and dates.',
  z.strictObject({ name: z.string(), value: z.string() }),
);
