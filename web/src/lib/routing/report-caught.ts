import { ForbiddenError, NotFoundError, SignedOutError } from '../relay/request-errors.ts';

/** Errors that pages throw to show a state that was designed for them. */
const STATES = [NotFoundError, ForbiddenError, SignedOutError];

/** Tells the browser's console of an error that a boundary caught, unless it is how a page says what it found. */
export function reportCaught(error: unknown): void {
  if (!STATES.some((state) => error instanceof state)) reportError(error);
}
