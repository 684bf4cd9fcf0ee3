import { graphql } from '../gql/gql.ts';

/** The signed-in user in login responses and in GET /auth/user. */
export const RestViewer = graphql(`
  fragment RestViewer on Viewer {
    user {
      databaseId
      userName
      email
      firstName
      lastName
      fullName
      phone
      language
      isStaff
      imageUrl
      version
      startupModule {
        databaseId
        code
        name
        path
      }
    }
    customer {
      databaseId
      name
      accountNumber
      currency
    }
    customers {
      databaseId
      name
      accountNumber
    }
    isStaff
    isMultiCustomer
    permissions
    scope
    availableModules {
      databaseId
      code
      name
      path
      permissionNumber
    }
    startupPath
    mustChangePassword
    menuCollapsed
    cartItemCount
    actingAs {
      reason
      until
      staff {
        databaseId
        userName
        fullName
      }
    }
  }
`);

/** POST /auth/portal-login. */
export const RestSignIn = graphql(`
  mutation RestSignIn($input: SignInInput!) {
    result: signIn(input: $input) {
      __typename
      ... on SignInSuccess {
        token
        refreshToken
        viewer {
          ...RestViewer
        }
      }
      ...RestError
    }
  }
`);

/** POST /auth/login-with-unique-id. */
export const RestSignInWithUniqueId = graphql(`
  mutation RestSignInWithUniqueId($input: SignInWithUniqueIdInput!) {
    result: signInWithUniqueId(input: $input) {
      __typename
      ... on SignInWithUniqueIdSuccess {
        token
        refreshToken
        viewer {
          ...RestViewer
        }
      }
      ...RestError
    }
  }
`);

/** POST /auth/switchUser. */
export const RestSwitchUser = graphql(`
  mutation RestSwitchUser($input: SwitchUserInput!) {
    result: switchUser(input: $input) {
      __typename
      ... on SwitchUserSuccess {
        token
        refreshToken
        viewer {
          ...RestViewer
        }
      }
      ...RestError
    }
  }
`);

/** POST /auth/switchCustomer. */
export const RestSwitchCustomer = graphql(`
  mutation RestSwitchCustomer($input: SwitchCustomerInput!) {
    result: switchCustomer(input: $input) {
      __typename
      ... on SwitchCustomerSuccess {
        token
        refreshToken
        viewer {
          ...RestViewer
        }
      }
      ...RestError
    }
  }
`);

/** POST /auth/refreshtoken. */
export const RestRefreshSession = graphql(`
  mutation RestRefreshSession($input: RefreshSessionInput!) {
    result: refreshSession(input: $input) {
      __typename
      ... on RefreshSessionSuccess {
        token
        refreshToken
      }
      ...RestError
    }
  }
`);

/** POST /auth/logout. */
export const RestSignOut = graphql(`
  mutation RestSignOut($input: SignOutInput!) {
    result: signOut(input: $input) {
      __typename
      ... on SignOutSuccess {
        done
      }
      ...RestError
    }
  }
`);

/** GET /auth/user and the other calls about the caller. */
export const RestViewerQuery = graphql(`
  query RestViewerQuery {
    viewer {
      ...RestViewer
    }
  }
`);

/** The properties of the caller that a legacy body may claim, for comparison. */
export const RestCaller = graphql(`
  query RestCaller {
    viewer {
      isStaff
      mustChangePassword
      writesNotes
      scope
      user {
        databaseId
      }
      customer {
        databaseId
      }
    }
  }
`);
