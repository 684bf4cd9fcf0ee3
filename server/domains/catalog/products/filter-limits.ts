import { GraphQLError } from 'graphql';

/** Maximum number of values in one list of a filter. */
const MAX_VALUES = 100;

/**
 * Checks the length of a list.
 * @throws BAD_USER_INPUT
 */
export function few<Value>(values: readonly Value[]): Value[] {
  if (values.length > MAX_VALUES) {
    throw new GraphQLError(`At most ${MAX_VALUES} values in a filter.`, {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  }
  return [...values];
}
