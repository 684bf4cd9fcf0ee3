import { statusAnswer } from '../answers/status.ts';
import { invalidField } from '../failure.ts';
import type { StatusEntityType } from '../gql/graphql.ts';
import {
  RestCompanyDetails,
  RestFormatSettings,
  RestSaveUserSetting,
  RestStatuses,
  RestUserSetting,
} from '../operations/settings.ts';
import { succeeded } from '../result.ts';
import { bare, envelope, restRoute } from '../route.ts';

/** Start-up data and the caller's own settings. */
export const settingRoutes = [
  statuses('/EntityStatus/JobOrder', 'JOB_ORDER'),
  statuses('/EntityStatus/ServiceType', 'SERVICE_TYPE'),
  restRoute({
    method: 'get',
    path: '/usersetting/:key',
    document: RestUserSetting,
    variables: ({ params }) => ({ key: params.key ?? '' }),
    respond: ({ userSetting }) => envelope(userSetting),
  }),
  restRoute({
    method: 'post',
    path: '/usersetting/:key',
    document: RestSaveUserSetting,
    variables: ({ params, body }) => {
      // Null is a value here: it forgets what was kept.
      if (!body.has('value')) throw invalidField('value', 'REQUIRED');
      return { input: { key: params.key ?? '', value: body.raw('value') ?? null } };
    },
    respond: ({ result }) => envelope(succeeded(result).value),
  }),
  restRoute({
    method: 'get',
    path: '/CPCompanyDetails',
    isPublic: true,
    document: RestCompanyDetails,
    variables: () => ({}),
    respond: ({ companyDetails }) => bare(companyDetails),
  }),
  restRoute({
    method: 'get',
    path: '/FormatSettings',
    isPublic: true,
    document: RestFormatSettings,
    variables: () => ({}),
    respond: ({ formatSettings }) => bare(formatSettings),
  }),
];

function statuses(path: string, entityType: StatusEntityType) {
  return restRoute({
    method: 'get',
    path,
    document: RestStatuses,
    variables: () => ({ entityType }),
    respond: (data) => bare(data.statuses.map(statusAnswer)),
  });
}
