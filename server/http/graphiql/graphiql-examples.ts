/** Example operations in GraphiQL: an integrator's first steps, in order. */
export const EXAMPLES: { name: string; query: string; variables?: object }[] = [
  {
    name: '1 Sign in',
    query: `# Run this first: the session is kept in cookies, so the other tabs are signed in too.
# From a program, send the token instead, as the header  Authorization: Bearer <token>
mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    __typename
    ... on SignInSuccess {
      token
      refreshToken
      viewer { user { fullName } customer { name } permissions }
    }
    ... on MutationError { code message }
  }
}
`,
    variables: { input: { userName: 'buyer@luna.test', password: '' } },
  },
  {
    name: '2 Who am I',
    query: `query Viewer {
  viewer {
    user { fullName language }
    customer { name accountNumber }
    availableModules { name path }
    scope
  }
}
`,
  },
  {
    name: '3 Catalogue',
    query: `query Products {
  products(first: 5, orderBy: { field: PRICE, direction: ASC }) {
    edges { node { databaseId code name listPrice currency imageUrl } }
    pageInfo { hasNextPage endCursor }
  }
}
`,
  },
  {
    name: '4 Price',
    query: `query Price($input: CalculatePriceInput!) {
  calculatePrice(input: $input) {
    unitPrice
    linePrice
    currency
    estimatedWeight
    validUntil
    missing
    warnings { code }
  }
}
`,
    variables: { input: { configuration: { itemTypeId: 1 }, quantity: 1 } },
  },
  {
    name: '5 Job orders',
    query: `query JobOrders {
  jobOrders(tab: PROCESSING, first: 10) {
    edges { node { number title status { name } promisedOn lineTotal currency } }
    totalCount { count atLeast }
  }
}
`,
  },
];
