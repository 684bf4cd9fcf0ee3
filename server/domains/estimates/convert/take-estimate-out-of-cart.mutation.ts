import { NotFoundError, RefusedError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { CART_REMOVE } from '../../carts/access.ts';
import { cartField } from '../../carts/cart-result.ts';
import { editedLine } from '../../carts/lines/edited-line.ts';
import { changeableEstimates, ESTIMATES_VIEW } from '../access.ts';
import { NOT_AUDITED } from '../acts/not-audited.ts';
import { estimateField } from '../estimate/stored-estimate.ts';

mutation('takeEstimateOutOfCart', {
  description:
    'Undoes `addEstimateToCart`: removes the line from the cart; the estimate can be changed and ordered again.',
  permission: (viewer) => {
    viewer.require(ESTIMATES_VIEW);
    viewer.require(CART_REMOVE);
  },
  audit: { none: NOT_AUDITED },
  repeat: 'naturally repeatable: takes out once',
  budget: 7,
  input: (t) => ({ id: t.id({ required: true, description: 'Estimate.' }) }),
  resolve: (input, context, writes) =>
    writes.transaction(async (tx) => {
      const id = rowKey('Estimate', input.id);
      const estimate = await tx.estimate.findFirst({
        where: { id, deletedAt: null, AND: changeableEstimates(context.viewer) },
        select: { cartItemId: true, number: true },
      });
      if (!estimate) throw new NotFoundError('Estimate');
      const { cartItemId, number } = estimate;
      if (cartItemId === null) throw new RefusedError('ESTIMATE_NOT_IN_CART', { number });
      const line = await editedLine(tx, context, cartItemId);
      await tx.cartItem.deleteMany({ where: { id: line.id } });
      await tx.estimate.update({
        where: { id },
        data: { convertedAt: null, convertedTo: null, version: { increment: 1 } },
        select: { id: true },
      });
      return { estimateId: id, cartId: line.cartId };
    }),
  success: (t) => ({ estimate: estimateField(t), cart: cartField(t) }),
  sample: async ({ caller, buyer, estimateInCart, foreign }) => ({
    as: caller(buyer),
    input: { id: await estimateInCart() },
    foreign: { 'input.id': foreign.estimateId },
  }),
});
