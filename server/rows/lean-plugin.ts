import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import { defaultFieldResolver, type GraphQLFieldResolver } from 'graphql';
import { encodeGlobalId } from '../lib/global-id.ts';
import { prismaField, relationName } from './prisma-field.ts';

declare global {
  // biome-ignore lint/style/noNamespace: Pothos' types are extended in its global namespace.
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      lean: LeanPlugin<Types>;
    }
    export interface BuildSchemaOptions<Types extends SchemaTypes> {
      /** Relations become properties of the rows; only for operations that are lean (`isLean`). */
      lean?: boolean;
    }
  }
}

type Resolver = GraphQLFieldResolver<unknown, SchemaTypes['Context'], object>;

/**
 * With `toSchema({ lean: true })`, removes Pothos' lookups from fields of Prisma objects: their data is on the row, so
 * they resolve synchronously. The plugin comes right before Prisma and so inside authorization, whose checks wrap its
 * results.
 */
export class LeanPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(resolve: Resolver, field: PothosOutputFieldConfig<Types>): Resolver {
    if (!this.options.lean) return resolve;
    if (isWrapping(field)) return defaultFieldResolver;
    if (this.isNodeId(field)) return (row) => encodeGlobalId(field.parentType, (row as { id: number }).id);
    if (field.kind !== 'PrismaObject' || !prismaField(field.extensions)) return resolve;
    // Without a resolver, the executor reads the property itself.
    if (relationName(field.extensions) === field.name || isColumn(field)) return defaultFieldResolver;
    // The field's own resolver, which Pothos would call after its lookup.
    return field.resolve ?? defaultFieldResolver;
  }

  /**
   * Global ids of nodes, which the relay plugin resolves with a promise each. All nodes are identified by their column
   * `id`.
   */
  private isNodeId({ name, parentType }: PothosOutputFieldConfig<Types>): boolean {
    if (name !== 'id') return false;
    const type = this.buildCache.getTypeConfig(parentType);
    if (type.kind !== 'Object' || !type.extensions?.pothosPrismaModel) return false;
    return type.interfaces.some((ref) => this.buildCache.getTypeConfig(ref).name === 'Node');
  }
}

/** Fields of connections that only pass on rows. */
function isWrapping<Types extends SchemaTypes>({
  name,
  parentType,
}: PothosOutputFieldConfig<Types>): boolean {
  return (
    (parentType.endsWith('Connection') && (name === 'edges' || name === 'pageInfo')) ||
    (parentType.endsWith('Edge') && name === 'node')
  );
}

/** Exposed under the column's own name. */
function isColumn<Types extends SchemaTypes>({ name, extensions }: PothosOutputFieldConfig<Types>): boolean {
  return extensions?.pothosPrismaVariant === name;
}

SchemaBuilder.registerPlugin('lean', LeanPlugin);
