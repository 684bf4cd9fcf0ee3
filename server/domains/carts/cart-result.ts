import type { FieldRef } from '@pothos/core';
import { RefusedError } from '../../errors/errors.ts';
import { encodeGlobalId } from '../../lib/global-id.ts';
import { changedRow, findChangedRow } from '../../lists/changed-row.ts';
import type { builder } from '../../schema/builder.ts';
import { Cart } from './cart.type.ts';
import { CartItem } from './cart-item.type.ts';
import type { RingWarnings } from './lines/rings-in-cart.ts';

type Types = typeof builder.$inferSchemaTypes;

/** The `cart` field of a mutation's success: the current cart with the selected fields. */
export function cartField(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, { cartId: number }>,
): FieldRef<Types, unknown, 'Object'> {
  return t.prismaField({
    type: Cart,
    description: 'The cart as it is now.',
    resolve: (query, { cartId }, _args, context) =>
      changedRow(context, 'Cart', { ...query, where: { id: cartId } }),
  });
}

/** The `cartItem` field of a mutation's success. */
export function cartItemField(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, { cartId: number; cartItemId: number }>,
): FieldRef<Types, unknown, 'Object'> {
  return t.prismaField({
    type: CartItem,
    description: 'The line as it is now.',
    resolve: async (query, { cartItemId }, _args, context) => {
      const line = await findChangedRow(context, 'CartItem', { ...query, where: { id: cartItemId } });
      // Another tab may have removed or ordered it in between.
      if (!line) throw new RefusedError('CART_ITEM_GONE');
      return line;
    },
  });
}

/** Fields of a mutation's success for warnings about rings of the same size. */
export function ringWarningFields(t: PothosSchemaTypes.ObjectFieldBuilder<Types, RingWarnings>) {
  return {
    warnings: t.exposeStringList('warnings', {
      description: '`SAME_RING_SIZE`: the cart contains two rings of the same size.',
    }),
    sameRingSizeLineIds: t.idList({
      description:
        'Cart lines that contain rings of the same size as the changed line; includes the changed line itself when it has several pieces.',
      resolve: ({ sameRingSizeLineIds }) => sameRingSizeLineIds.map((id) => encodeGlobalId('CartItem', id)),
    }),
  };
}

/** The fields of a mutation that adds several lines: the lines, and warnings about rings of the same size. */
export function addedLineFields(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, RingWarnings & { lineIds: readonly number[] }>,
) {
  return {
    addedCount: t.int({ description: 'Lines that were added.', resolve: ({ lineIds }) => lineIds.length }),
    addedLineIds: t.idList({
      description: 'The lines that were added, in their order.',
      resolve: ({ lineIds }) => lineIds.map((id) => encodeGlobalId('CartItem', id)),
    }),
    ...ringWarningFields(t),
  };
}
