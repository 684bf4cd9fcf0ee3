import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of the request under way. Every line that is logged within it carries these. */
export type RequestNotes = {
  requestId: string;
  userId?: number;
  /** Staff member who acts as the user. */
  actingById?: number;
  /** Label of the GraphQL operation that was executed; the last one of a REST call. */
  operation?: string;
  /** Code of a typed error that a mutation answered. */
  refusal?: string;
};

const underWay = new AsyncLocalStorage<RequestNotes>();

/** Runs the work of a request; `currentNotes` answers its notes to everything within. */
export function withNotes<Answer>(notes: RequestNotes, work: () => Answer): Answer {
  return underWay.run(notes, work);
}

/** The notes of the request that the caller works for; undefined outside of requests. */
export function currentNotes(): RequestNotes | undefined {
  return underWay.getStore();
}

/** Adds to the notes of the request under way, if there is one. */
export function note(facts: Partial<RequestNotes>): void {
  const notes = currentNotes();
  if (notes) Object.assign(notes, facts);
}
