import { GraphQLError } from 'graphql';

/** Maximum number of fields in a response. The largest page of the web app, a hundred job sheets, has about 40,000. */
const MAX_FIELDS = 100_000;

/** Maximum duration of a response, including the database. */
const MAX_MS = 20_000;

/** Number of fields between two checks of the time. */
const LOOK_EVERY = 1_000;

/**
 * Limits of a response while it is created: fields and time. The connection limits what is read
 * (`database/bounded-socket.ts`, statement_timeout).
 */
export class AnswerBudget {
  readonly #until = performance.now() + MAX_MS;
  #fields = 0;
  #nextLook = LOOK_EVERY;
  #spent: GraphQLError | null = null;

  /** Counts the next fields; throws if there are too many, or it took too long. */
  take(fields: number): void {
    this.#fields += fields;
    if (this.#fields >= this.#nextLook) this.#look();
  }

  /** Ends the response: all further fields throw this error. */
  exhaust(error: GraphQLError): void {
    this.#spent ??= error;
    this.#nextLook = 0;
  }

  /** Whether the budget is used up. */
  get isSpent(): boolean {
    return this.#spent !== null;
  }

  #look(): void {
    if (this.#fields > MAX_FIELDS) this.exhaust(answerTooLarge('fields', MAX_FIELDS));
    else if (performance.now() > this.#until) this.exhaust(answerTooLarge('milliseconds', MAX_MS));
    if (this.#spent) throw this.#spent;
    this.#nextLook = this.#fields + LOOK_EVERY;
  }
}

/** The error of a response that exceeded a limit while it was created. */
export function answerTooLarge(bound: 'fields' | 'milliseconds' | 'bytes', most: number): GraphQLError {
  return new GraphQLError(`The answer is too large: more than ${most} ${bound}. Ask for less at a time.`, {
    extensions: { code: 'ANSWER_TOO_LARGE', limit: bound, http: { spec: true, status: 400 } },
  });
}
