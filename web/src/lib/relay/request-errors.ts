/** The server could not be reached, or the answer was not GraphQL (a proxy's error page, a dropped connection). */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  /** HTTP status of a non-GraphQL answer; null without an answer. */
  readonly status: number | null;

  constructor(message: string, status: number | null, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** The code of a masked server bug. */
const BUG = 'INTERNAL_SERVER_ERROR';

/** The server returned errors without data: a bug, or a refused request. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  /** Code of the refusal, such as `RATE_LIMITED`. */
  readonly code: string;
  /** Id for support; only for bugs. */
  readonly requestId: string | null;
  readonly status: number;

  constructor(
    message: string,
    facts: { code: string | undefined; requestId: string | null; status: number },
  ) {
    const { code, requestId, status } = facts;
    super(message);
    this.status = status;
    this.code = code ?? BUG;
    this.requestId = this.code === BUG ? requestId : null;
  }
}

/** The page needs a signed-in user and the silent refresh failed. */
export class SignedOutError extends Error {
  override readonly name = 'SignedOutError';
}

/** The viewer lacks a permission that the page's query needs. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError';
  readonly permission: number | null;

  constructor(message: string, permission: number | null) {
    super(message);
    this.permission = permission;
  }
}

/** The record of the URL does not exist or is not visible. Thrown by pages whose query returned null. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
}
