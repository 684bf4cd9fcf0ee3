/** Sends one operation and answers its `data`; failures of any kind throw. */
export async function graphql<Data>(
  url: string,
  query: string,
  variables: object,
  token?: string,
): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  // The operations below state their own answer types.
  const { data, errors } = (await response.json()) as { data?: Data; errors?: { message: string }[] };
  if (!data || errors)
    throw new Error(errors?.map(({ message }) => message).join('; ') ?? `HTTP ${response.status}`);
  return data;
}

const SIGN_IN = `mutation MeasureSignIn($input: SignInInput!) {
  result: signIn(input: $input) { __typename ... on SignInSuccess { token } }
}`;

/** Signs a demo account in and answers its Authorization header. */
export async function signIn(url: string, userName: string, password: string): Promise<string> {
  const { result } = await graphql<{ result: { __typename: string; token?: string } }>(url, SIGN_IN, {
    input: { userName, password },
  });
  if (!result.token) throw new Error(`Sign-in of ${userName} answered ${result.__typename}.`);
  return result.token.startsWith('Bearer ') ? result.token : `Bearer ${result.token}`;
}
