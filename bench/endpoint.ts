import { createHash } from 'node:crypto';
import { ask, type Call, isGraphqlSuccess } from './call.ts';
import { DOCUMENTS, type DocumentName } from './documents.ts';

/** Access tokens are valid for fifteen minutes. A session signs in again before that. */
const RENEW_AFTER_MS = 10 * 60_000;

/** Credentials of a user. */
export interface Account {
  readonly userName: string;
  readonly password: string;
}

/** Ids and texts of the persisted operations of the benchmark. */
export function persistedDocuments(): Record<string, string> {
  return Object.fromEntries(Object.values(DOCUMENTS).map((text) => [documentId(text), text]));
}

/** The GraphQL API of a running product for one user. */
export class Endpoint {
  readonly url: string;
  readonly #account: Account;
  readonly #isFreeForm: boolean;
  #signedIn: { authorization: string; at: number } | null = null;

  constructor(url: string, account: Account, isFreeForm: boolean) {
    this.url = url;
    this.#account = account;
    this.#isFreeForm = isFreeForm;
  }

  /** The same product and user, with operations sent as text. */
  asFreeForm(): Endpoint {
    return new Endpoint(this.url, this.#account, true);
  }

  /** Headers of a request by this user. */
  async headers(): Promise<Record<string, string>> {
    const now = performance.now();
    if (this.#signedIn === null || now - this.#signedIn.at > RENEW_AFTER_MS) {
      // The operation declares the type of its response.
      const answer = (await ask(this.signInCall())) as { data: { result: { token: string } } };
      this.#signedIn = { authorization: `Bearer ${answer.data.result.token}`, at: now };
    }
    return { 'content-type': 'application/json', authorization: this.#signedIn.authorization };
  }

  /** A call of an operation as this user. A mutation names the type of a successful result. */
  async call(name: DocumentName, variables: object, success?: string): Promise<Call> {
    return { ...this.#post(DOCUMENTS[name], variables, success), headers: await this.headers() };
  }

  /** A sign-in of this user. */
  signInCall(): Call {
    return this.#post(DOCUMENTS.BenchSignIn, { input: this.#account }, 'SignInSuccess');
  }

  #post(query: string, variables: object, success?: string): Call {
    const operation = this.#isFreeForm ? { query } : { documentId: documentId(query) };
    return {
      url: `${this.url}/graphql`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...operation, variables }),
      status: 200,
      accepts: (body) => isGraphqlSuccess(body, success),
    };
  }
}

/** The persisted id of a document of the benchmark. */
export function documentId(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
