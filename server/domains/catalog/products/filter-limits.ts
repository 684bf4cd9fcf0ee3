import { GraphQLError } from 'graphql';

/** Values in one list of a filter at most. */
const MAX_VALUES = 100;

/** Throws BAD_USER_INPUT for lists beyond reason. */
export function few<Value>(values: readonly Value[]): Value[] {
  if (values.length > MAX_VALUES) {
    throw new GraphQLError(`At most ${MAX_VALUES} values in a filter.`, {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  }
  return [...values];
}
