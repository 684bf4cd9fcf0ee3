import { z } from 'zod';
import type { statusAnswer } from '../../answers/status.ts';
import type { RestCompanyDetailsQuery, RestFormatSettingsQuery } from '../../gql/graphql.ts';
import { component } from '../component.ts';
import { namedSchema } from './named.ts';
import { currency } from './values.ts';

/** A status. */
export const statusSchema = component<ReturnType<typeof statusAnswer>>()(
  'Status',
  'A status and where lists show it.',
  namedSchema.extend({
    tab: z.string().nullable().describe('new, processing or closed.'),
    rank: z.int32(),
    colour: z.string(),
    isTerminal: z.boolean(),
  }),
);

/** The manufacturer. */
export const companyDetailsSchema = component<RestCompanyDetailsQuery['companyDetails']>()(
  'CompanyDetails',
  'The manufacturer whose portal this is.',
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

/** A setting of numbers and dates. */
export const formatSettingSchema = component<RestFormatSettingsQuery['formatSettings'][number]>()(
  'FormatSetting',
  'How numbers and dates are written.',
  z.strictObject({ name: z.string(), value: z.string() }),
);
