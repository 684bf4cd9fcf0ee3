/** Sends one operation and returns its `data`. Throws for any failure. */
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
  // Each operation below declares the type of its response.
  const { data, errors } = (await response.json()) as { data?: Data; errors?: { message: string }[] };
  if (!data || errors)
    throw new Error(errors?.map(({ message }) => message).join('; ') ?? `HTTP ${response.status}`);
  return data;
}

const SIGN_IN = `mutation MeasureSignIn($input: SignInInput!) {
  result: signIn(input: $input) { __typename ... on SignInSuccess { token } }
}`;

/** Signs in with a demo account and returns its Authorization header. */
export async function signIn(url: string, userName: string, password: string): Promise<string> {
  const { result } = await graphql<{ result: { __typename: string; token?: string } }>(url, SIGN_IN, {
    input: { userName, password },
  });
  if (!result.token) throw new Error(`Sign-in of ${userName} returned ${result.__typename}.`);
  return result.token.startsWith('Bearer ') ? result.token : `Bearer ${result.token}`;
}
