import { z } from 'zod';
import type { Context } from '../../schema/context.ts';

/** Session id of a cart; '' for the default cart. */
export const sessionIdInput = z
  .string()
  .trim()
  .max(64)
  .nullish()
  .transform((value) => value ?? '');

/** An input with the session id of its cart: its own, otherwise that of the browser. */
export function withCartSession<Input extends { sessionId?: string | null | undefined }>(
  input: Input,
  { cartSessionId }: Pick<Context, 'cartSessionId'>,
): Input {
  return { ...input, sessionId: input.sessionId ?? cartSessionId };
}
