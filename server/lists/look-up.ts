import type { InputFieldMap, InputShapeFromFields } from '@pothos/core';
import type { GraphQLResolveInfo } from 'graphql';
import type { Viewer } from '../auth/viewer.ts';
import type { Prisma } from '../database/generated/client.ts';
import { builder } from '../schema/builder.ts';
import type { Context } from '../schema/context.ts';
import type { QuerySample } from '../schema/sample.ts';
import { accessOf } from './list-access.ts';
import type { ListPermission, WhereOf } from './list-options.ts';
import { READ_AS_PLANNED, readRow } from './read-rows.ts';

type Types = typeof builder.$inferSchemaTypes;
type ArgBuilder = Pick<PothosSchemaTypes.QueryFieldBuilder<Types, Types['Root']>, 'arg'>;

/** Options of `lookUp`. */
type LookUpOptions<Model extends Prisma.ModelName, Fields extends InputFieldMap> = {
  readonly model: Model;
  /** The type of the row: a node of the model, or another type of its rows. */
  readonly type: object;
  readonly description: string;
  readonly permission: ListPermission;
  /** Row filter for a viewer; null: no rows at all. */
  readonly visible: (viewer: Viewer) => WhereOf<Model> | null;
  readonly args?: (t: ArgBuilder) => Fields;
  /** Condition of the row that the arguments identify. */
  readonly where?: (
    args: InputShapeFromFields<Fields>,
    context: Context,
  ) => WhereOf<Model> | Promise<WhereOf<Model>>;
  /** A valid call; lookups without arguments need none. */
  readonly sample?: QuerySample;
  /** Number of SQL statements, if not one. */
  readonly budget?: number;
};

/** Declares a query that returns one row or null. A hidden row gives the same answer as a missing one. */
export function lookUp<Model extends Prisma.ModelName, Fields extends InputFieldMap>(
  name: string,
  declared: LookUpOptions<Model, Fields>,
): void {
  const { model, sample, budget } = declared;
  builder.queryField(name, (t) =>
    t.field({
      // A type of the model's rows, as declared.
      type: declared.type as never,
      nullable: true,
      description: declared.description,
      ...accessOf(declared),
      extensions: READ_AS_PLANNED,
      ...(sample ? { sample } : {}),
      ...(budget === undefined ? {} : { budget }),
      args: declared.args?.(t) ?? {},
      resolve: (async (_root, args, context, info) => {
        const visible = declared.visible(context.viewer);
        if (visible === null) return null;
        const named = await declared.where?.(args as InputShapeFromFields<Fields>, context);
        return readRow(context, model, { info, where: { ...named, AND: visible } as WhereOf<Model> });
      }) as (root: unknown, args: object, context: Context, info: GraphQLResolveInfo) => Promise<never>,
    }),
  );
}
