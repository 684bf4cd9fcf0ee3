import { z } from 'zod';
import type { Envelope } from '../http/envelope.ts';
import { count } from './values.ts';

const message = z
  .strictObject({
    key: z.string().describe('REST field of a bad input, else a stable code.'),
    code: z.string().describe('Stable code.'),
    value: z.string().describe('Text in the language asked for.'),
  })
  .meta({ id: 'ErrorMessage', description: 'Why a call failed.' });

const noMessages = z
  .strictObject({ hasErrors: z.literal(false), serverErrors: z.array(z.string()).max(0) })
  .meta({ id: 'NoServerErrors', description: 'Nothing went wrong.' });

const serverErrors = z
  .strictObject({ hasErrors: z.literal(true), serverErrors: z.array(z.string()).min(1) })
  .meta({ id: 'ServerErrors', description: 'The texts of `errorMessages`.' });

/** The envelope of a success. */
export function successOf(value: z.ZodType) {
  return z.strictObject({
    value,
    hasErrors: z.literal(false),
    successMessage: z.string().nullable().describe('Text to show, where the call has one.'),
    errorMessages: z.array(message).max(0),
    apiMessages: noMessages,
  }) satisfies z.ZodType<Envelope>;
}

/** The same text again, which some calls of the old portal have there. */
const oldMessage = z
  .string()
  .optional()
  .describe('The texts of `errorMessages`, where clients of the call read them.');

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
    name: z.string().optional().describe('The record that the rule is about.'),
    names: z.string().optional().describe('The pieces of these lines, separated by commas.'),
    warnings: z.array(z.string()).optional(),
    before: z.string().optional(),
    after: z.string().optional(),
    number: z.string().optional().describe('The invoice that stands in the way.'),
    due: z.string().optional().describe('What is to be paid.'),
    available: z.string().optional().describe('What prepayments cover of it.'),
    missing: z.string().optional().describe('What they do not.'),
    owed: z.string().optional().describe('What is owed in all.'),
    beyond: z.string().optional().describe('What is paid beyond that.'),
    total: z.string().optional().describe('What it comes to now.'),
    texts: z.array(z.string()).optional().describe('What the payment gateway says, in its own words.'),
    allowed: z.array(z.string()).optional().describe('Actions that are possible instead.'),
  })
  .nullable()
  .meta({ id: 'RefusalDetails', description: 'Figures of a refusal; which, depends on its code.' });

/** A refusal by a business rule. */
export const refusal = failureOf(refusalDetails).meta({
  id: 'Refusal',
  description: 'A rule refuses: status 200 with `hasErrors`, as clients of the old portal read the body.',
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
  z.strictObject({ currentVersion: z.int32().nullable().describe('To be loaded again.') }),
).meta({ id: 'Conflict', description: 'The record was changed since it was read.' });

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
