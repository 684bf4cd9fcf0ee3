import { z } from 'zod';
import type { Prisma } from '../../database/generated/client.ts';
import { ConflictError, ForbiddenError, InvalidInputError } from '../../errors/errors.ts';
import { MAX_ID } from '../../lib/max-id.ts';
import { mutation } from '../../schema/mutation.ts';
import { parseInput } from '../../schema/parse-input.ts';
import { chosenContact } from '../orders/chosen-contact.ts';
import { orderTexts } from '../orders/order-input.ts';
import { choicesOfJson } from '../pricing/configuration/choice.type.ts';
import { AttributeChoiceInput } from '../pricing/configuration/configuration.input.ts';
import type { AttributeChoice } from '../pricing/configuration/configuration.ts';
import { taxPercentInput } from '../shipping-and-tax/tax-percent-input.ts';
import { CART_EDIT, CART_OVERRIDE, DRAFT_IS_NOT_AUDITED } from './access.ts';
import { sessionIdInput, withCartSession } from './cart-input.ts';
import { cartField } from './cart-result.ts';
import { openCart } from './open-cart.ts';
import { orderQuestions } from './order-questions.ts';
import { changedAnswers, type OrderQuestion } from './rules/order-answers.ts';
import { checkDestination } from './submit/check-destination.ts';

/** Maximum number of answers per call. */
const MAX_ANSWERS = 50;

const answerSchema = z.object({
  attributeId: z.int(),
  optionId: z.int().nullish(),
  text: z.string().max(1_000, 'TOO_LONG').nullish(),
});

const rules = orderTexts.extend({
  sessionId: sessionIdInput,
  contactId: z.int().min(1).max(MAX_ID).nullish(),
  attributes: z.array(answerSchema).max(MAX_ANSWERS, 'TOO_BIG').nullish(),
  salesTaxPercent: taxPercentInput.nullish(),
});

mutation('updateCart', {
  description: 'Changes the details of the whole order; absent fields are unchanged, null clears.',
  permission: CART_EDIT,
  audit: { none: DRAFT_IS_NOT_AUDITED },
  repeat: 'naturally repeatable: sets values',
  budget: 3,
  input: (t) => ({
    sessionId: t.string({ description: 'Session id of the cart; the default cart when absent.' }),
    version: t.int({ description: 'Version that the client last read.' }),
    poNumber: t.string({ description: 'Purchase order, 50 characters at most.' }),
    customerWoNumber: t.string({ description: 'Customer’s work order, 50 characters at most.' }),
    notes: t.string({ description: 'Notes to the whole order.' }),
    shippingAddressId: t.int({ description: 'Address of the active customer.' }),
    billingAddressId: t.int({ description: 'Address of the active customer.' }),
    sellToAddressId: t.int({ description: 'Address of the active customer.' }),
    shippingMethodId: t.int({ description: 'Shipping method.' }),
    contactId: t.int({
      description:
        'Integer id of the contact at the customer, chosen by staff; null: the customer’s main contact.',
    }),
    attributes: t.field({
      type: [AttributeChoiceInput],
      description:
        'Answers to the checkout questions of the order. A given answer replaces the previous one; an empty answer removes it.',
    }),
    salesTaxEnabled: t.boolean({ description: 'False switches sales tax off. Needs 1109.' }),
    salesTaxPercent: t.field({
      type: 'Decimal',
      description:
        'Tax rate in per cent, 0 to 100, that replaces the rate of the destination; null restores it. Needs 1109.',
    }),
  }),
  resolve: async ({ version, salesTaxEnabled, ...input }, context, writes) => {
    const { viewer } = context;
    const { sessionId, attributes, ...changes } = parseInput(rules, withCartSession(input, context));
    const customerId = viewer.requireCustomer();
    const overrides = salesTaxEnabled != null || changes.salesTaxPercent !== undefined;
    if (overrides && !viewer.can(CART_OVERRIDE)) throw new ForbiddenError(CART_OVERRIDE);
    const questions = attributes ? await orderQuestions(context) : [];
    return writes.transaction(async (tx) => {
      const { id } = await openCart(tx, context, sessionId);
      await checkDestination(tx, customerId, changes);
      if (changes.contactId != null)
        await chosenContact(tx, viewer, { contactId: changes.contactId, customerId });
      const answers = attributes && (await answersOfCart(tx, questions, { id, given: attributes }));
      const { count } = await tx.cart.updateMany({
        where: { id, ...(version == null ? {} : { version }) },
        data: {
          ...changes,
          ...(answers ? { attributes: answers } : {}),
          ...(salesTaxEnabled == null ? {} : { taxDisabled: !salesTaxEnabled }),
          version: { increment: 1 },
        },
      });
      if (count === 0) {
        const cart = await tx.cart.findUniqueOrThrow({ where: { id }, select: { version: true } });
        throw new ConflictError(cart.version);
      }
      return { cartId: id };
    });
  },
  success: (t) => ({ cart: cartField(t) }),
  sample: async ({ caller, buyer, line, foreign: { addressId } }) => {
    await line();
    return {
      as: caller(buyer),
      input: { sessionId: '', poNumber: 'PO', customerWoNumber: 'WO', notes: 'Notes' },
      foreign: {
        'input.shippingAddressId': addressId,
        'input.billingAddressId': addressId,
        'input.sellToAddressId': addressId,
      },
    };
  },
});

/** The answers of a cart after a change; refused if one is invalid. */
async function answersOfCart(
  tx: Prisma.TransactionClient,
  questions: readonly OrderQuestion[],
  { id, given }: { id: number; given: readonly AttributeChoice[] },
) {
  const cart = await tx.cart.findUniqueOrThrow({ where: { id }, select: { attributes: true } });
  const { answers, issues } = changedAnswers(questions, choicesOfJson(cart.attributes), given);
  if (issues.length > 0) throw new InvalidInputError(issues);
  return answers;
}
