import { z } from 'zod';
import type { Envelope } from '../http/envelope.ts';
import { count } from './values.ts';

const message = z
  .strictObject({
    key: z.string().describe('The invalid REST field, otherwise a stable code.'),
    code: z.string().describe('Stable code.'),
    value: z.string().describe('Text in the requested language.'),
  })
  .meta({ id: 'ErrorMessage', description: 'Why a call failed.' });

const noMessages = z
  .strictObject({ hasErrors: z.literal(false), serverErrors: z.array(z.string()).max(0) })
  .meta({ id: 'NoServerErrors', description: 'Always empty.' });

const serverErrors = z
  .strictObject({ hasErrors: z.literal(true), serverErrors: z.array(z.string()).min(1) })
  .meta({ id: 'ServerErrors', description: 'The texts of `errorMessages`.' });

/** The envelope of a success. */
export function successOf(value: z.ZodType) {
  return z.strictObject({
    value,
    hasErrors: z.literal(false),
    successMessage: z.string().nullable().describe('Message to show, if the call has one.'),
    errorMessages: z.array(message).max(0),
    apiMessages: noMessages,
  }) satisfies z.ZodType<Envelope>;
}

/** The same text again, which some calls of the old portal have there. */
const oldMessage = z
  .string()
  .optional()
  .describe('The texts of `errorMessages`, for calls whose clients read them.');

/** The envelope of a failure with a typed value. */
export function failureOf(value: z.ZodType) {
  return z.strictObject({
    value,
    hasErrors: z.literal(true),
    successMessage: z.null(),
    errorMessages: z.array(message).min(1),
    apiMessages: serverErrors,
    Message: oldMessage,
  }) satisfies z.ZodType<Envelope>;
}

/** Details of some refusals, for the client to process or show. */
export const refusalDetails = z
  .strictObject({
    retryAfterSeconds: count.optional(),
    max: count.optional(),
    limit: count.optional(),
    cartItemIds: z.array(z.int32()).optional(),
    name: z.string().optional().describe('The record concerned.'),
    names: z.string().optional().describe('The pieces of these lines, separated by commas.'),
    warnings: z.array(z.string()).optional(),
    before: z.string().optional(),
    after: z.string().optional(),
    number: z.string().optional().describe('The invoice that prevents it.'),
    due: z.string().optional().describe('Amount due.'),
    available: z.string().optional().describe('The part covered by prepayments.'),
    missing: z.string().optional().describe('The missing part.'),
    owed: z.string().optional().describe('Total balance.'),
    beyond: z.string().optional().describe('The excess amount.'),
    total: z.string().optional().describe('Current total.'),
    texts: z.array(z.string()).optional().describe('Messages of the payment gateway.'),
    allowed: z.array(z.string()).optional().describe('Actions that are allowed instead.'),
  })
  .nullable()
  .meta({ id: 'RefusalDetails', description: 'Details of a refusal; they depend on its code.' });

/** A refusal by a business rule. */
export const refusal = failureOf(refusalDetails).meta({
  id: 'Refusal',
  description:
    'A refusal by a business rule: status 200 with `hasErrors`, because clients of the old portal read the body.',
});

/** A failed call. */
export const failure = failureOf(z.null()).meta({ id: 'Failure', description: 'The call failed.' });

/** A call over the rate limit. */
export const tooMany = failureOf(refusalDetails).meta({
  id: 'TooMany',
  description: 'Too many attempts or requests.',
});

/** A change of a record that was changed in the meantime. */
export const conflict = failureOf(
  z.strictObject({
    currentVersion: z.int32().nullable().describe('Current version of the record, which must be read again.'),
  }),
).meta({ id: 'Conflict', description: 'The record has changed since it was read.' });

/** An internal error. */
export const bug = z
  .strictObject({
    value: z.null(),
    hasErrors: z.literal(true),
    successMessage: z.null(),
    errorMessages: z.array(message).length(1),
    apiMessages: serverErrors,
    Message: oldMessage,
  })
  .meta({
    id: 'ServerFailure',
    description: 'An unexpected failure; its details are in the logs under the request id.',
  }) satisfies z.ZodType<Envelope>;
