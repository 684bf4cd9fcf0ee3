import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core';
import type { QuerySample } from './sample.ts';

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
    }
  }
}

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    /** A good call of a query that takes arguments. */
    sample?: QuerySample;
  }
}

/** Keeps the sample of every query in the field's extensions, for the tests that call all of them. */
export class SamplePlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    if (field.parentType !== 'Query') return field;
    // Options of a query, since it is a field of one.
    const { sample } = field.pothosOptions as { sample?: QuerySample };
    if (!sample && Object.keys(field.args).length > 0)
      throw new Error(`The query ${field.name} takes arguments: give it a sample.`);
    return sample ? { ...field, extensions: { ...field.extensions, sample } } : field;
  }
}

SchemaBuilder.registerPlugin('sample', SamplePlugin);
