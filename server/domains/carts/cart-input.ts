import { z } from 'zod';
import type { Context } from '../../schema/context.ts';

/** Session id of a cart; '' is the default cart. */
export const sessionIdInput = z
  .string()
  .trim()
  .max(64)
  .nullish()
  .transform((value) => value ?? '');

/** An input with the cart that it is about: its own, else the one that the browser works on. */
export function withCartSession<Input extends { sessionId?: string | null | undefined }>(
  input: Input,
  { cartSessionId }: Pick<Context, 'cartSessionId'>,
): Input {
  return { ...input, sessionId: input.sessionId ?? cartSessionId };
}
