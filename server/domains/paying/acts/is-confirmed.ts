import type { FieldRef } from '@pothos/core';
import type { builder } from '../../../schema/builder.ts';

type Types = typeof builder.$inferSchemaTypes;

/** The `isConfirmed` field of the success of a mutation that pays with a card. */
export function isConfirmedField(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, { isConfirmed: boolean }>,
): FieldRef<Types, boolean, 'Object'> {
  return t.exposeBoolean('isConfirmed', {
    description:
      'The bank has confirmed the capture. False: confirmation is pending and is requested again; nothing is charged twice.',
  });
}
