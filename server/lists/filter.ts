import type { InputShapeFromTypeParam, InputTypeParam } from '@pothos/core';
import { z } from 'zod';
import { searchText } from '../lib/search-text.ts';
import type { builder } from '../schema/builder.ts';
import type { Context } from '../schema/context.ts';
import type { SampleActor, SampleWorld } from '../schema/sample.ts';

type Types = typeof builder.$inferSchemaTypes;

/** Type of an argument's value when it is given. */
type Given<Type extends InputTypeParam<Types>> = NonNullable<InputShapeFromTypeParam<Types, Type, true>>;

/** Throws if this viewer may not use the filter, or not now. */
export type Allowed = (context: Context) => Promise<void>;

/** Example values, some with matches and some without, or a function that derives them from sampled rows. */
export type FilterExamples =
  | readonly unknown[]
  | (<Actor extends SampleActor>(
      world: SampleWorld<Actor>,
    ) => readonly unknown[] | Promise<readonly unknown[]>);

/** Given filter values by name. */
export type GivenValues = Readonly<Record<string, unknown>>;

/** A filter of a list: an argument and its condition. */
export type Filter<Where extends object = object> = {
  readonly type: InputTypeParam<Types>;
  readonly description: string;
  /** Schema that parses the value; a failure names the argument (InvalidInputError). */
  readonly check?: z.ZodType;
  readonly allowed?: Allowed;
  /** Whether the argument is the text of a search box. */
  readonly isSearch?: boolean;
  /** Example values for the query plan tests. Default: the values of the list's sample, or of the enum. */
  readonly examples?: FilterExamples;
  /** Condition for a given value. `given` has the values of the other filters. */
  readonly where: (value: never, context: Context, given: GivenValues) => Where | Promise<Where>;
};

/** Declares a filter. The type of its value is that of `check`, otherwise that of the GraphQL type. */
export function filter<
  const Type extends InputTypeParam<Types>,
  Where extends object,
  Value = Given<Type>,
>(declared: {
  type: Type;
  description: string;
  check?: z.ZodType<Value>;
  allowed?: Allowed;
  examples?: FilterExamples;
  where: (value: Value, context: Context, given: GivenValues) => Where | Promise<Where>;
}): Filter<Where> {
  return declared;
}

/** Declares a search filter. The text is trimmed and cut; an empty text filters nothing. */
export function search<Where extends object>(declared: {
  description: string;
  allowed?: Allowed;
  examples?: FilterExamples;
  where: (text: string, context: Context) => Where | Promise<Where>;
}): Filter<Where | Record<string, never>> {
  return {
    ...declared,
    type: 'String',
    isSearch: true,
    check: z.string().transform(searchText),
    where: (text: string, context: Context) => (text === '' ? {} : declared.where(text, context)),
  };
}
