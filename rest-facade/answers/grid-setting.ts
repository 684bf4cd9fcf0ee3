import { z } from 'zod';
import { GridCode, type RestGridSettingFieldsFragment } from '../gql/graphql.ts';
import { pathWord, wordOf } from '../input/fields.ts';
import { id, json } from './values.ts';

// The schema has at least one.
const codes = Object.values(GridCode) as [GridCode, ...GridCode[]];

const DESCRIPTION = 'Code of a list, such as JOB_ORDERS; case does not matter.';

/** The code of a list with user settings, case-insensitive; in a body and in a path. */
export const gridCode = wordOf(codes).describe(DESCRIPTION);
export const gridCodeInPath = pathWord(codes, DESCRIPTION);

/** A user’s settings of a list. */
export const gridSettingSchema = z
  .object({
    code: z.enum(codes),
    columns: z
      .array(
        z
          .object({
            key: z.string(),
            visible: z.boolean(),
            width: z.int32().nullable().describe('Pixels; null for the default.'),
            order: z.int32().min(0),
            pinned: z.boolean(),
          })
          .catchall(json),
      )
      .describe('In order; empty for the default.'),
    sort: z.string().nullable(),
    pageSize: z.int32().nullable(),
    density: z.enum(['COMFORTABLE', 'COMPACT']),
    views: z.array(
      z.strictObject({
        id,
        name: z.string(),
        shared: z.boolean(),
        query: z.string().describe('Query string of the list, including the question mark; or empty.'),
      }),
    ),
  })
  .catchall(json)
  .meta({
    id: 'GridSetting',
    description: 'The caller’s settings of a list. Other keys, also of columns, are returned as stored.',
  });

type GridSetting = z.infer<typeof gridSettingSchema>;

/** A user’s settings of a list, with every stored key. */
export function gridSettingAnswer({ code, value, views }: RestGridSettingFieldsFragment): GridSetting {
  return {
    // GraphQL guarantees the documented shape.
    ...(value as Omit<GridSetting, 'code' | 'views'>),
    code,
    views: views.map(({ databaseId, name, isShared, query }) => ({
      id: databaseId,
      name,
      shared: isShared,
      query,
    })),
  } as GridSetting;
}
