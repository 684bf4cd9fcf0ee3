import { type RefObject, useRef, useState } from 'react';
import type { MutationFailure } from '../lib/forms/mutation-failure.ts';
import type { CardPickerHandle, ChosenCard } from './CardPicker.tsx';
import { CardTokenError, codeOfTokenError } from './card-token.ts';

/**
 * Failures after which the result of the payment is unknown. A retry sends the same card with the same idempotency key.
 */
const UNDECIDED = ['PAYMENT_OUTCOME_UNKNOWN', 'REQUEST_IN_PROGRESS', 'UNREACHABLE'];

/** A card as payment mutation input. */
type PayingCard =
  | { readonly savedCardId: string }
  | { readonly token: string; readonly gatewayId: number; readonly postalCode: string };

/** The selected card, or the failure. Both are null if something is missing, which the picker shows. */
type CardChoice = {
  readonly card: PayingCard | null;
  readonly failure: MutationFailure | null;
};

/**
 * Reads the card from a picker when a form is submitted. The card is kept for a retry while the result of the payment
 * is unknown. Call `settled` after each response.
 */
export function usePayingCard(picker: RefObject<CardPickerHandle | null>) {
  const chosen = useRef<ChosenCard | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);

  async function choose(): Promise<CardChoice> {
    setIsChoosing(true);
    try {
      chosen.current ??= (await picker.current?.choose()) ?? null;
      return { card: chosen.current && cardInput(chosen.current), failure: null };
    } catch (error) {
      if (!(error instanceof CardTokenError)) throw error;
      return { card: null, failure: refused(codeOfTokenError(error)) };
    } finally {
      setIsChoosing(false);
    }
  }

  return {
    choose,
    isChoosing,
    settled: (failure: MutationFailure | null) => {
      if (!failure || !UNDECIDED.includes(failure.code)) chosen.current = null;
    },
  };
}

function cardInput(card: ChosenCard): PayingCard {
  return 'savedCardId' in card
    ? { savedCardId: btoa(`SavedCard:${card.savedCardId}`) }
    : { token: card.token, gatewayId: card.gatewayId, postalCode: card.postalCode };
}

function refused(code: string): MutationFailure {
  return {
    kind: 'RefusedError',
    code,
    issues: [],
    data: {},
    permissionName: null,
    currentVersion: null,
    requestId: null,
  };
}
