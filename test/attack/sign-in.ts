import type { AttackedProduct } from './attacked-product.ts';

/** Password of every account of the demo data. */
export const PASSWORD = 'Aurifex-demo-1';

const SIGN_IN = `mutation ($input: SignInInput!) { result: signIn(input: $input) {
  __typename ... on MutationError { code } ... on RefusedError { data } } }`;

/** The result of a sign-in: `ok` or the refusal code, with its duration in milliseconds. */
export type SignIn = {
  code: string;
  status: number;
  retryAfterSeconds?: number;
  retryAfter: string | null;
  ms: number;
};

/** Signs in through a proxy that sends `X-Forwarded-For: <from>`. */
export async function signIn(
  { graphql }: AttackedProduct,
  userName: string,
  password: string,
  from: string,
): Promise<SignIn> {
  const begun = performance.now();
  const answer = await graphql(
    SIGN_IN,
    { input: { userName, password } },
    { headers: { 'x-forwarded-for': from } },
  );
  const { data, errors } = Object(answer.json());
  return {
    code: data?.result?.code ?? errors?.[0].extensions.code ?? 'ok',
    status: answer.status,
    retryAfterSeconds: data?.result?.data?.retryAfterSeconds,
    retryAfter: answer.headers.get('retry-after'),
    ms: performance.now() - begun,
  };
}
