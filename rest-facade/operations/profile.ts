import { graphql } from '../gql/gql.ts';

/** POST /User/GeneralInfo. */
export const RestUpdateProfile = graphql(`
  mutation RestUpdateProfile($input: UpdateProfileInput!) {
    result: updateProfile(input: $input) {
      __typename
      ... on UpdateProfileSuccess {
        viewer {
          ...RestViewer
        }
      }
      ...RestError
    }
  }
`);

/** POST /User/ChangePassword. */
export const RestChangePassword = graphql(`
  mutation RestChangePassword($input: ChangePasswordInput!) {
    result: changePassword(input: $input) {
      __typename
      ... on ChangePasswordSuccess {
        viewer {
          mustChangePassword
        }
      }
      ...RestError
    }
  }
`);
