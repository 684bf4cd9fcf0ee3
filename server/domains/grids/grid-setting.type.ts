import { encodeGlobalId } from '../../lib/global-id.ts';
import { READ_AS_PLANNED, readRows } from '../../lists/read-rows.ts';
import { builder } from '../../schema/builder.ts';
import type { Context } from '../../schema/context.ts';
import { visibleListViews } from './access.ts';
import { GridCodeEnum } from './grid-code.type.ts';
import { ListView } from './list-view.type.ts';
import type { GridCode } from './rules/grid-codes.ts';
import { type GridColumn, gridOf, storedGrid } from './rules/grid-value.ts';

/** Views of one list that a person gets to see: their own come first. */
const MAX_SHOWN_VIEWS = 200;

/** What the viewer keeps of a list; `value` is what is stored, if anything. */
export type KeptGrid = { code: GridCode; value: unknown };

/** How much room rows take. */
export const DensityEnum = builder.enumType('Density', {
  description: 'How much room the rows of a list take.',
  values: {
    COMFORTABLE: { description: 'Room for two lines.' },
    COMPACT: { description: 'As many rows as fit.' },
  } as const,
});

const GridColumnType = builder.objectRef<GridColumn>('GridColumn').implement({
  description: 'A column as the viewer wants it.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Key of the column; the list may have it no longer.' }),
    visible: t.exposeBoolean('visible', { description: 'It is shown.' }),
    width: t.exposeInt('width', {
      nullable: true,
      description: 'Width in pixels; null: as the list makes it.',
    }),
    pinned: t.exposeBoolean('pinned', { description: 'It stays in sight when the others scroll.' }),
  }),
});

/** How the viewer wants a list to look. */
export const GridSetting = builder.objectRef<KeptGrid>('GridSetting').implement({
  description: 'How the viewer wants a list to look, and the views of it that the viewer may open.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ code }) => encodeGlobalId('GridSetting', code) }),
    code: t.field({ type: GridCodeEnum, description: 'The list.', resolve: ({ code }) => code }),
    columns: t.field({
      type: [GridColumnType],
      description: 'Columns in order; empty: as the list declares them.',
      resolve: ({ value }) => [...gridOf(value).columns],
    }),
    sort: t.string({
      nullable: true,
      description: 'Order, as the address of the list writes it; null: as the list comes.',
      resolve: ({ value }) => gridOf(value).sort,
    }),
    pageSize: t.int({
      nullable: true,
      description: 'Rows of a page; null: as the list comes.',
      resolve: ({ value }) => gridOf(value).pageSize,
    }),
    density: t.field({
      type: DensityEnum,
      description: 'How much room rows take.',
      resolve: ({ value }) => gridOf(value).density,
    }),
    value: t.field({
      type: 'JSON',
      description:
        'All of it as legacy clients keep it: with every key that was stored, those that mean nothing here as well.',
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

/** What the viewer keeps of a list, in one statement. */
export async function readGrid({ db, viewer }: Context, code: GridCode): Promise<KeptGrid> {
  const kept = await db.gridSetting.findUnique({
    where: { userId_code: { userId: viewer.userId, code } },
    select: { value: true },
  });
  return { code, value: kept?.value ?? null };
}
