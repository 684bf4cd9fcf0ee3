import { graphql } from '../gql/gql.ts';

/** Every typed error of a mutation with the fields that the facade returns. */
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
