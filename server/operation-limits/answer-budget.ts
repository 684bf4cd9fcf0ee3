import { GraphQLError } from 'graphql';

/** Fields of one answer at most. The largest page of the web app, a hundred job sheets, has some 40,000. */
const MOST_FIELDS = 100_000;

/** How long an answer may take, waiting for the database included. */
const MOST_MS = 20_000;

/** The time is checked after so many fields. */
const LOOK_EVERY = 1_000;

/**
 * What one answer may take while it is made: fields and time. What is read for it is bounded by the connection
 * (`database/bounded-socket.ts`, statement_timeout).
 */
export class AnswerBudget {
  readonly #until = performance.now() + MOST_MS;
  #fields = 0;
  #nextLook = LOOK_EVERY;
  #spent: GraphQLError | null = null;

  /** Counts fields that are about to be answered; throws once there are too many, or it has taken too long. */
  take(fields: number): void {
    this.#fields += fields;
    if (this.#fields >= this.#nextLook) this.#look();
  }

  /** Ends the answer: whatever asks for more gets this error. */
  exhaust(error: GraphQLError): void {
    this.#spent ??= error;
    this.#nextLook = 0;
  }

  /** Whether nothing more can be answered. */
  get isSpent(): boolean {
    return this.#spent !== null;
  }

  #look(): void {
    if (this.#fields > MOST_FIELDS) this.exhaust(answerTooLarge('fields', MOST_FIELDS));
    else if (performance.now() > this.#until) this.exhaust(answerTooLarge('milliseconds', MOST_MS));
    if (this.#spent) throw this.#spent;
    this.#nextLook = this.#fields + LOOK_EVERY;
  }
}

/** The refusal of an answer that grew beyond a bound while it was made. */
export function answerTooLarge(bound: 'fields' | 'milliseconds' | 'bytes', most: number): GraphQLError {
  return new GraphQLError(`The answer is too large: more than ${most} ${bound}. Ask for less at a time.`, {
    extensions: { code: 'ANSWER_TOO_LARGE', limit: bound, http: { spec: true, status: 400 } },
  });
}
