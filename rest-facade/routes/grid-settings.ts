import { gridCode, gridCodeInPath, gridSettingAnswer, gridSettingSchema } from '../answers/grid-setting.ts';
import { type Json, json } from '../answers/values.ts';
import type { GridCode } from '../gql/graphql.ts';
import { succeeded } from '../graphql/result.ts';
import { RestGridSetting, RestSaveGridSetting } from '../operations/grid-settings.ts';
import { envelope, restRoute } from '../route/route.ts';

const value = json.describe(
  'The settings as an object or as JSON text: `columns`, `sort`, `pageSize`, `density`; other keys are stored ' +
    'unchanged. Views are saved over GraphQL; views in the body are ignored.',
);
const sampleValue = { columns: [{ key: 'number', width: 140, title: 'No.' }], pageSize: 20, rowHeight: 30 };

/** The caller’s list settings. */
export const gridSettingRoutes = [
  restRoute({
    method: 'get',
    path: '/GridSetting/:code',
    summary: 'The settings of a list',
    description: 'The caller’s settings of a list, and the saved views that the caller may open.',
    sample: () => ({ params: { code: 'JOB_ORDERS' } }),
    params: { code: gridCodeInPath },
    answer: gridSettingSchema,
    document: RestGridSetting,
    variables: ({ params: { code } }) => ({ code }),
    respond: ({ gridSetting }) => envelope(gridSettingAnswer(gridSetting)),
  }),
  restRoute({
    method: 'post',
    path: '/GridSetting/:code',
    summary: 'Store the settings of a list',
    repeat: 'sets a value',
    sample: () => ({ params: { code: 'JOB_ORDERS' }, body: { value: sampleValue } }),
    params: { code: gridCodeInPath },
    body: { value },
    answer: gridSettingSchema,
    document: RestSaveGridSetting,
    variables: ({ params: { code }, body }) => kept(code, body.value),
    respond: ({ result }) => envelope(gridSettingAnswer(succeeded(result).gridSetting)),
  }),
  restRoute({
    method: 'post',
    path: '/GridSetting',
    summary: 'Store the settings of a list, with the code in the body',
    repeat: 'sets a value',
    sample: () => ({ body: { code: 'CPv3_OC_Detail', value: JSON.stringify(sampleValue) } }),
    body: { code: gridCode, value },
    answer: gridSettingSchema,
    document: RestSaveGridSetting,
    variables: ({ body }) => kept(body.code, body.value),
    respond: ({ result }) => envelope(gridSettingAnswer(succeeded(result).gridSetting)),
  }),
];

function kept(code: GridCode, posted: Json) {
  return { input: { code, value: posted } };
}
