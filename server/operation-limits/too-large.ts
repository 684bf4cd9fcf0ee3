import { GraphQLError } from 'graphql';

/** The error of an operation that exceeds a limit. */
export function tooLarge(name: string, value: number, limit: number): GraphQLError {
  return new GraphQLError(`The operation is too large: ${name} ${value}, at most ${limit}.`, {
    extensions: { code: 'OPERATION_TOO_LARGE', limit: name, http: { spec: true, status: 400 } },
  });
}
