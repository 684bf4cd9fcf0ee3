import { z } from 'zod';
import type { CallDescriptions } from '../call-description.ts';
import { companyDetailsSchema, formatSettingSchema, statusSchema } from '../schemas/settings.ts';
import { json } from '../schemas/values.ts';

const key = { key: 'A known key, such as CP_IsMenuCollapsed.' };

/** Start-up data and the caller's own settings. */
export const settingCalls: CallDescriptions = {
  'GET /EntityStatus/JobOrder': { summary: 'Statuses of job orders', answer: z.array(statusSchema) },
  'GET /EntityStatus/ServiceType': { summary: 'Types of services', answer: z.array(statusSchema) },
  'GET /usersetting/:key': {
    summary: 'A setting of one’s own',
    description: 'Null when nothing is kept.',
    path: key,
    answer: json,
  },
  'POST /usersetting/:key': {
    summary: 'Keep a setting of one’s own',
    description: 'Null forgets it.',
    path: key,
    body: z.object({ value: json }),
    answer: json,
  },
  'GET /CPCompanyDetails': { summary: 'Whose portal this is', answer: companyDetailsSchema },
  'GET /FormatSettings': {
    summary: 'How numbers and dates are written',
    answer: z.array(formatSettingSchema),
  },
};
