/** Types of the functions of relay-test-utils that our tests use. The package has none, and DefinitelyTyped has those of an
 * older major version. */
declare module 'relay-test-utils' {
  import type { GraphQLSingularResponse, IEnvironment, OperationDescriptor } from 'relay-runtime';

  type Place = { readonly name?: string | null; readonly parentType?: string | null };
  type MockResolvers = Record<string, (place: Place) => object | undefined>;

  export interface RelayMockEnvironment extends IEnvironment {
    readonly mock: {
      getAllOperations(): readonly OperationDescriptor[];
      getMostRecentOperation(): OperationDescriptor;
      resolve(operation: OperationDescriptor, payload: GraphQLSingularResponse): void;
      reject(operation: OperationDescriptor, error: Error): void;
      rejectMostRecentOperation(error: Error): void;
      resolveMostRecentOperation(
        answer: GraphQLSingularResponse | ((operation: OperationDescriptor) => GraphQLSingularResponse),
      ): void;
    };
  }

  export function createMockEnvironment(): RelayMockEnvironment;

  export const MockPayloadGenerator: {
    generate(operation: OperationDescriptor, resolvers?: MockResolvers): GraphQLSingularResponse;
  };
}
