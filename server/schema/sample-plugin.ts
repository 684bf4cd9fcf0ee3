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
      /** A good call; every query with arguments has one. */
      sample?: QuerySample;
      /** SQL statements that it takes, where that is not one: 0 where its rows are kept in memory. */
      budget?: number;
    }
    export interface ObjectTypeOptions<Types extends SchemaTypes = SchemaTypes, Shape = unknown> {
      /** A good row; every type of node has one. */
      sample?: NodeSample;
    }
  }
}

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    /** A good call of a query that takes arguments. */
    sample?: QuerySample;
    /** SQL statements that a query takes, where that is not one. */
    budget?: number;
  }
  interface GraphQLObjectTypeExtensions<_TSource, _TContext> {
    /** A good row of a type of node. */
    sample?: NodeSample;
  }
}

/** Keeps the samples of queries and of types of nodes, and the budgets of queries, in their extensions: tests read them there. */
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
