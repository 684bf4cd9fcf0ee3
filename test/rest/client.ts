import type { Answered, Json, Person, RestClient, RestRequest } from './case.ts';
import { expectDocumented } from './conformance.ts';
import { expectDescribed } from './documented-request.ts';

const PASSWORD = 'Aurifex-demo-1';

const USER_NAMES: Readonly<Record<Person, string>> = {
  buyer: 'buyer@luna.test',
  approver: 'approver@luna.test',
  viewer: 'viewer@luna.test',
  owner: 'owner@luna.test',
  accounting: 'accounting@luna.test',
  outsider: 'buyer@orion.test',
  partner: 'partner@everlight.test',
  acheteuse: 'acheteuse@bellerose.test',
  sales: 'sales@aurifex.test',
  production: 'production@aurifex.test',
  finance: 'finance@aurifex.test',
  content: 'content@aurifex.test',
};

/**
 * `url` is the root of the product, without a trailing slash. Every answer and every successful request must match the
 * OpenAPI document.
 */
export function restClient(url: string): RestClient {
  const tokens = new Map<Person, Promise<string>>();

  async function signIn(person: Person): Promise<string> {
    const { body } = await send('POST', '/auth/portal-login', null, {
      body: { userName: USER_NAMES[person], password: PASSWORD },
    });
    return body.token;
  }

  function tokenOf(person: Person): Promise<string> {
    const token = tokens.get(person) ?? signIn(person);
    tokens.set(person, token);
    return token;
  }

  async function send(
    method: string,
    path: string,
    token: string | null,
    request: RestRequest,
  ): Promise<Answered> {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token === null ? {} : { authorization: token }),
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...request.headers,
      },
      ...(method === 'GET' ? {} : { body: bodyOf(request) }),
    });
    const { status, headers } = response;
    const isPdf = headers.get('content-type') === 'application/pdf';
    const text = isPdf ? '' : await response.text();
    const body: unknown = isPdf ? await response.bytes() : text === '' ? null : JSON.parse(text);
    expectDocumented({ method, path, status, headers, body });
    if (status < 300) expectDescribed(method, path, request);
    return { status, body, headers };
  }

  return {
    tokenOf,
    ask: async (method, path, as, request = {}) => {
      const person = request.as === undefined ? as : request.as;
      const token = person === null ? null : await tokenOf(person);
      return send(request.method ?? method, request.path ?? path, token, request);
    },
    get: async (path, as) => {
      const { status, body } = await send('GET', path, as === null ? null : await tokenOf(as), {});
      if (status !== 200) throw new Error(`GET ${path} answered ${status}: ${JSON.stringify(body)}`);
      return body;
    },
    graphql: async (query, as, variables = {}) => {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: await tokenOf(as) },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors }: Json = await response.json();
      if (errors) throw new Error(`GraphQL answered ${JSON.stringify(errors)}`);
      return data;
    },
  };
}

function bodyOf({ body, form }: RestRequest): string | FormData | null {
  if (form === undefined) return body === undefined ? null : JSON.stringify(body);
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) data.append(name, value);
  return data;
}
