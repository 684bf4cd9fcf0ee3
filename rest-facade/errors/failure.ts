import type { MessageValues } from './messages.ts';

/** A message of a failed call, before it is translated. */
export interface FailureMessage {
  /** REST field for an input error, else a stable code. */
  readonly key: string;
  readonly code: string;
  /** Values for the placeholders of the text. */
  readonly values?: MessageValues;
}

/** A call that ends with the error envelope. Any other thrown error is a bug and returns 500. */
export class RestFailure extends Error {
  readonly status: number;
  readonly messages: readonly FailureMessage[];
  /** Data of the envelope besides the messages, such as the changed prices. */
  readonly value: unknown;

  constructor(status: number, messages: readonly FailureMessage[], value: unknown = null) {
    super(messages.map((message) => message.code).join(', '));
    this.name = 'RestFailure';
    this.status = status;
    this.messages = messages;
    this.value = value;
  }
}

/** The record does not exist or is hidden from the caller. Both cases look the same. */
export function notFound(): RestFailure {
  return new RestFailure(404, [{ key: 'NOT_FOUND', code: 'NOT_FOUND' }]);
}

/** No user is signed in, or the token is invalid. */
export function unauthenticated(): RestFailure {
  return new RestFailure(401, [{ key: 'UNAUTHENTICATED', code: 'UNAUTHENTICATED' }]);
}

/** The caller lacks the permission with this key. */
export function forbidden(permission: string): RestFailure {
  return new RestFailure(403, [{ key: 'FORBIDDEN', code: 'FORBIDDEN', values: { permission } }]);
}

/** A field of the request is missing, of the wrong type or out of range. */
export function invalidField(key: string, code: string, values?: MessageValues): RestFailure {
  return new RestFailure(422, [values ? { key, code, values } : { key, code }]);
}

/** A business rule refused the call: HTTP 200, because legacy clients read the body. */
export function refused(code: string, values?: MessageValues): RestFailure {
  return new RestFailure(200, [values ? { key: code, code, values } : { key: code, code }]);
}
