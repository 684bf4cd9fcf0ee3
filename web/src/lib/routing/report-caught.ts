import {
  ForbiddenError,
  NetworkError,
  NotFoundError,
  RequestError,
  SignedOutError,
} from '../relay/request-errors.ts';

/** Errors that pages throw to show a state that was designed for them, and what the request layer has logged already. */
const STATES = [NotFoundError, ForbiddenError, SignedOutError, NetworkError, RequestError];

/** Logs an error that a boundary caught, unless it is a page's state or logged already. */
export function reportCaught(error: unknown): void {
  if (!STATES.some((state) => error instanceof state)) reportError(error);
}
