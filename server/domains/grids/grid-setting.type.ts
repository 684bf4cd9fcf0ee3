import { encodeGlobalId } from '../../lib/global-id.ts';
import { GridCodeEnum } from '../../lists/grid-code.ts';
import { READ_AS_PLANNED, readRows } from '../../lists/read-rows.ts';
import { builder } from '../../schema/builder.ts';
import type { Context } from '../../schema/context.ts';
import { visibleListViews } from './access.ts';
import { ListView } from './list-view.type.ts';
import { type GridColumn, gridOf, storedGrid } from './rules/grid-value.ts';

/** Maximum number of visible views of one list; own ones come first. */
const MAX_SHOWN_VIEWS = 200;

/** The viewer's settings of a list; `value` is the stored value, if any. */
export type StoredGrid = { code: string; value: unknown };

/** Row density. */
export const DensityEnum = builder.enumType('Density', {
  description: 'Row density of a list.',
  values: {
    COMFORTABLE: { description: 'Two lines of text per row.' },
    COMPACT: { description: 'As many rows as possible.' },
  } as const,
});

const GridColumnType = builder.objectRef<GridColumn>('GridColumn').implement({
  description: 'Column settings of the viewer.',
  fields: (t) => ({
    key: t.exposeString('key', {
      description: 'Key of the column; the list may no longer have this column.',
    }),
    visible: t.exposeBoolean('visible', { description: 'Visible.' }),
    width: t.exposeInt('width', {
      nullable: true,
      description: 'Width in pixels; null: the default width.',
    }),
    pinned: t.exposeBoolean('pinned', {
      description: 'Pinned: it stays visible when the other columns scroll.',
    }),
  }),
});

/** The viewer's settings of a list. */
export const GridSetting = builder.objectRef<StoredGrid>('GridSetting').implement({
  description: 'The viewer’s settings for a list, and the saved views that the viewer may open.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ code }) => encodeGlobalId('GridSetting', code) }),
    code: t.field({ type: GridCodeEnum, description: 'The list.', resolve: ({ code }) => code }),
    columns: t.field({
      type: [GridColumnType],
      description: 'Columns in order; empty: the default columns.',
      resolve: ({ value }) => [...gridOf(value).columns],
    }),
    sort: t.string({
      nullable: true,
      description: 'Sort order in the format of the list’s URL; null: the default of the list.',
      resolve: ({ value }) => gridOf(value).sort,
    }),
    pageSize: t.int({
      nullable: true,
      description: 'Rows per page; null: the default of the list.',
      resolve: ({ value }) => gridOf(value).pageSize,
    }),
    density: t.field({
      type: DensityEnum,
      description: 'Row density.',
      resolve: ({ value }) => gridOf(value).density,
    }),
    value: t.field({
      type: 'JSON',
      description:
        'The whole setting in the format of legacy clients: every stored key, including unknown ones.',
      resolve: ({ value }) => storedGrid(gridOf(value), value),
    }),
    views: t.field({
      type: [ListView],
      description: 'Saved views of the list that the viewer may open, own ones first, by name.',
      extensions: READ_AS_PLANNED,
      resolve: ({ code }, _args, context, info) =>
        readRows(context, 'ListView', {
          info,
          where: { AND: [visibleListViews(context.viewer), { code }] },
          orderBy: [{ isShared: 'asc' }, { name: 'asc' }, { id: 'asc' }],
          take: MAX_SHOWN_VIEWS,
        }),
    }),
  }),
});

/** Reads the viewer's settings of a list in one statement. */
export async function readGrid({ db, viewer }: Context, code: string): Promise<StoredGrid> {
  const kept = await db.gridSetting.findUnique({
    where: { userId_code: { userId: viewer.userId, code } },
    select: { value: true },
  });
  return { code, value: kept?.value ?? null };
}
