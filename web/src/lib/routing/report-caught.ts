import {
  ForbiddenError,
  NetworkError,
  NotFoundError,
  RequestError,
  SignedOutError,
} from '../relay/request-errors.ts';

/** Errors that pages throw to show a state of their own, and errors that the request layer has logged. */
const STATES = [NotFoundError, ForbiddenError, SignedOutError, NetworkError, RequestError];

/** Logs an error caught by a boundary, except page states and logged errors. */
export function reportCaught(error: unknown): void {
  if (!STATES.some((state) => error instanceof state)) reportError(error);
}
