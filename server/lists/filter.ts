import type { InputShapeFromTypeParam, InputTypeParam } from '@pothos/core';
import { z } from 'zod';
import { searchText } from '../lib/search-text.ts';
import type { builder } from '../schema/builder.ts';
import type { Context } from '../schema/context.ts';
import type { SampleActor, SampleWorld } from '../schema/sample.ts';

type Types = typeof builder.$inferSchemaTypes;

/** What an argument of a GraphQL type holds when it is given. */
type Given<Type extends InputTypeParam<Types>> = NonNullable<InputShapeFromTypeParam<Types, Type, true>>;

/** Throws when this viewer may not ask for it, or not now. */
export type Allowed = (context: Context) => Promise<void>;

/** Values as callers send them, some that find rows and some that find none; or what makes them of sampled rows. */
export type FilterExamples =
  | readonly unknown[]
  | (<Actor extends SampleActor>(
      world: SampleWorld<Actor>,
    ) => readonly unknown[] | Promise<readonly unknown[]>);

/** What the filters of a list were given, by their names. */
export type GivenValues = Readonly<Record<string, unknown>>;

/** One way to narrow a list: an argument, and the condition that it stands for. */
export type Filter<Where extends object = object> = {
  readonly type: InputTypeParam<Types>;
  readonly description: string;
  /** What the value is parsed with; a failure names the argument (InvalidInputError). */
  readonly check?: z.ZodType;
  readonly allowed?: Allowed;
  /** It is the text of a search box. */
  readonly isSearch?: boolean;
  /** What the plans of the list are judged by; a value of the list's sample does where there is one, an enum has its own. */
  readonly examples?: FilterExamples;
  /** The condition of a value that was given; `given` has the values of the other filters, for one that depends on them. */
  readonly where: (value: never, context: Context, given: GivenValues) => Where | Promise<Where>;
};

/** Declares a filter; the type of its value is that of `check`, else that of the GraphQL type. */
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

/** Declares a filter by the text of a search box: trimmed and cut as every search is; an empty one narrows nothing. */
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
