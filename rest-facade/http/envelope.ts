import type { RestFailure } from '../errors/failure.ts';
import { type Language, messageText } from '../errors/messages.ts';

/** The envelope of all errors, and of successes with the shape 'envelope'. */
export interface Envelope {
  readonly value: unknown;
  readonly hasErrors: boolean;
  readonly successMessage: string | null;
  readonly errorMessages: readonly { key: string; code: string; value: string }[];
  readonly apiMessages: { readonly hasErrors: boolean; readonly serverErrors: readonly string[] };
}

/** Envelope of a success. */
export function successEnvelope(value: unknown, successMessage: string | null): Envelope {
  return {
    value,
    hasErrors: false,
    successMessage,
    errorMessages: [],
    apiMessages: { hasErrors: false, serverErrors: [] },
  };
}

/** Envelope of a failure in the caller's language: legacy clients read `errorMessages` or `apiMessages`. */
export function failureEnvelope(failure: RestFailure, language: Language): Envelope {
  const errorMessages = failure.messages.map(({ key, code, values }) => ({
    key,
    code,
    value: messageText(code, language, values),
  }));
  return {
    value: failure.value,
    hasErrors: true,
    successMessage: null,
    errorMessages,
    apiMessages: { hasErrors: true, serverErrors: errorMessages.map(({ value }) => value) },
  };
}
