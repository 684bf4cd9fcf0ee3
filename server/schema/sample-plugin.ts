import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type PothosOutputFieldConfig,
  type PothosTypeConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core';
import { type GraphQLSchema, isObjectType } from 'graphql';
import type { NodeSample, QuerySample } from './sample.ts';

declare global {
  // biome-ignore lint/style/noNamespace: Pothos' types are extended in its global namespace.
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      sample: SamplePlugin<Types>;
    }
    export interface QueryFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveReturnShape,
    > {
      /** A valid call; required for queries with arguments. */
      sample?: QuerySample;
      /** Number of SQL statements, if not one: 0 if its rows are cached. */
      budget?: number;
    }
    export interface ObjectTypeOptions<Types extends SchemaTypes = SchemaTypes, Shape = unknown> {
      /** A sample row; required for node types. */
      sample?: NodeSample;
    }
  }
}

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    /** A valid call of a query with arguments. */
    sample?: QuerySample;
    /** Number of SQL statements of a query, if not one. */
    budget?: number;
  }
  interface GraphQLObjectTypeExtensions<_TSource, _TContext> {
    /** A sample row of a node type. */
    sample?: NodeSample;
  }
}

/** Stores the samples of queries and node types, and the budgets of queries, in their extensions for the tests. */
export class SamplePlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    if (field.parentType !== 'Query') return field;
    // Options of a query, since it is a field of one.
    const { sample, budget } = field.pothosOptions as { sample?: QuerySample; budget?: number };
    if (!sample && Object.keys(field.args).length > 0)
      throw new Error(`The query ${field.name} takes arguments: give it a sample.`);
    return { ...field, extensions: { ...field.extensions, ...(sample && { sample }), budget } };
  }

  override onTypeConfig(type: PothosTypeConfig): PothosTypeConfig {
    if (type.kind !== 'Object') return type;
    const { sample } = type.pothosOptions;
    return sample ? { ...type, extensions: { ...type.extensions, sample } } : type;
  }

  override afterBuild(schema: GraphQLSchema): GraphQLSchema {
    for (const type of Object.values(schema.getTypeMap())) {
      if (!isObjectType(type) || type.extensions.sample) continue;
      if (type.getInterfaces().some(({ name }) => name === 'Node'))
        throw new Error(`The type ${type.name} is found by node(id:): give it a sample.`);
    }
    return schema;
  }
}

SchemaBuilder.registerPlugin('sample', SamplePlugin);
