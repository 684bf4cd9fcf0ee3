import { z } from 'zod';
import { builder } from '../../../schema/builder.ts';

/** The card for new money. */
export const PaymentCardInput = builder.inputType('PaymentCardInput', {
  description: 'Card to charge: a saved card, or one that was just entered.',
  fields: (t) => ({
    savedCardId: t.id({ description: 'A saved card of the active customer.' }),
    token: t.string({ description: 'Token from the gateway’s hosted fields for a card that was entered.' }),
    gatewayId: t.int({
      description: 'Integer id of the gateway that issued the token; 0 or absent: the default gateway.',
    }),
    postalCode: t.string({ description: 'Postal code of the card’s holder.' }),
  }),
});

/** Letters, digits and punctuation: the characters of gateway tokens. */
const TOKEN = /^[!-~]*$/;

/** Validation of the card input. */
export const cardRules = z
  .object({
    savedCardId: z.string().max(100).nullish(),
    token: z.string().trim().min(1).max(500).regex(TOKEN, 'OUT_OF_RANGE').nullish(),
    gatewayId: z.int().min(0).max(99).nullish(),
    postalCode: z.string().trim().max(20).nullish(),
  })
  .refine(({ savedCardId, token }) => (savedCardId == null) !== (token == null), {
    message: 'ONE_CARD',
    path: ['token'],
  });

/** Converts an input card for `cardRules`: ids become text. */
export function savedCardText<Card extends { savedCardId?: string | number | null | undefined }>(card: Card) {
  return { ...card, savedCardId: card.savedCardId == null ? null : String(card.savedCardId) };
}

/** A card after validation. */
export type GivenCard = z.infer<typeof cardRules>;
