import { graphql } from '../gql/gql.ts';

/** Every typed failure of a mutation with the fields that the facade answers. */
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
