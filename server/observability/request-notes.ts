import { AsyncLocalStorage } from 'node:async_hooks';

/** Log data of the current request, which all its lines have. */
export type RequestNotes = {
  requestId: string;
  userId?: number;
  /** Staff member who acts as the user. */
  actingById?: number;
  /** Label of the executed GraphQL operation; for a REST call, of the last one. */
  operation?: string;
  /** Code of a typed error in a mutation's result. */
  refusal?: string;
};

const underWay = new AsyncLocalStorage<RequestNotes>();

/** Runs the work of a request; within it, `currentNotes` returns its log data. */
export function withNotes<Answer>(notes: RequestNotes, work: () => Answer): Answer {
  return underWay.run(notes, work);
}

/** The log data of the current request; undefined outside of requests. */
export function currentNotes(): RequestNotes | undefined {
  return underWay.getStore();
}

/** Adds log data to the current request, if there is one. */
export function note(facts: Partial<RequestNotes>): void {
  const notes = currentNotes();
  if (notes) Object.assign(notes, facts);
}
