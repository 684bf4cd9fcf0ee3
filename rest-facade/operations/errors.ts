import { graphql } from '../gql/gql.ts';

/** Every typed failure of a mutation with what the facade tells about it. */
export const RestError = graphql(`
  fragment RestError on MutationError {
    __typename
    code
    message
    ... on InvalidInputError {
      issues {
        path
        code
        message
      }
    }
    ... on RefusedError {
      data
    }
    ... on ConflictError {
      currentVersion
    }
    ... on ForbiddenError {
      permission
      permissionKey
    }
  }
`);
