import type { Locale } from '../../../../lib/locale-formats.ts';
import type { NoticeSide } from '../audiences.ts';
import type { NoticeEvent } from '../events.ts';
import type { NoticeFacts } from './notice-text.ts';

/** What an event means for the reader, by language. */
type Intro = Readonly<Record<Locale, string>>;

const OPEN_AGAIN: Intro = {
  en: 'What the payment had paid is open again.',
  fr: 'Ce que le paiement avait réglé est de nouveau à payer.',
};

/** Sentences of emails that say what an event means, where its title does not. */
const INTROS: Partial<
  Record<NoticeEvent, Partial<Record<NoticeSide, (facts: NoticeFacts) => Intro | null>>>
> = {
  QUOTE_QUESTION: {
    CUSTOMER: () => ({
      en: 'We prepare the offer once you have answered:',
      fr: 'Nous préparons l’offre dès que vous aurez répondu\u00A0:',
    }),
  },
  ESTIMATE_SHARED: {
    CUSTOMER: () => ({
      en: 'You can open it, and copy it to change it or to order it.',
      fr: 'Vous pouvez l’ouvrir, et la copier pour la modifier ou la commander.',
    }),
  },
  INVOICE_VOIDED: {
    CUSTOMER: ({ returned }) =>
      returned === undefined
        ? {
            en: 'There is nothing to pay: this invoice is no longer valid.',
            fr: 'Il n’y a rien à payer\u00A0: cette facture n’est plus valable.',
          }
        : {
            en: 'There is nothing to pay: this invoice is no longer valid. What you had paid for it is available for its order again.',
            fr: 'Il n’y a rien à payer\u00A0: cette facture n’est plus valable. Ce que vous aviez payé est de nouveau disponible pour sa commande.',
          },
  },
  INVOICE_WRITTEN_OFF: {
    CUSTOMER: () => ({
      en: 'We no longer ask for the amount that was open.',
      fr: 'Nous ne demandons plus le montant qui restait à payer.',
    }),
  },
  DEPOSIT_DUE: {
    CUSTOMER: () => ({
      en: 'We start the order once the deposit is paid.',
      fr: 'Nous commençons la commande dès que l’acompte est payé.',
    }),
  },
  DEPOSIT_REVERSED: {
    CUSTOMER: () => ({
      en: 'The order waits until the deposit is paid again.',
      fr: 'La commande attend que l’acompte soit payé de nouveau.',
    }),
    STAFF: () => ({
      en: 'The order waits until its deposit is paid again.',
      fr: 'La commande attend que son acompte soit payé de nouveau.',
    }),
  },
  PAYMENT_REVERSED: { CUSTOMER: openAgain, STAFF: openAgain },
  PAYMENT_CHARGED_BACK: {
    CUSTOMER: () => ({
      en: 'Your bank gave you the money of this card payment back. What you owe is open again.',
      fr: 'Votre banque vous a rendu l’argent de ce paiement par carte. Ce que vous devez est de nouveau à payer.',
    }),
    STAFF: openAgain,
  },
  CREDIT_VOIDED: {
    CUSTOMER: () => ({
      en: 'It can no longer be used. What it had paid is open again.',
      fr: 'Il ne peut plus être utilisé. Ce qu’il avait réglé est de nouveau à payer.',
    }),
  },
  REFUND_FAILED: {
    CUSTOMER: () => ({
      en: 'The bank did not accept the refund. The amount is available on your account again, and we will contact you.',
      fr: 'La banque n’a pas accepté le remboursement. Le montant est de nouveau disponible sur votre compte, et nous vous contacterons.',
    }),
    STAFF: () => ({
      en: 'The payment has the amount again. Please refund the customer in another way.',
      fr: 'Le paiement dispose de nouveau du montant. Veuillez rembourser le client d’une autre manière.',
    }),
  },
};

/** A sentence for the email of an event to a side; null for none. */
export function noticeIntro(
  { event, side, facts }: { event: NoticeEvent; side: NoticeSide; facts: NoticeFacts },
  language: Locale,
): string | null {
  return INTROS[event]?.[side]?.(facts)?.[language] ?? null;
}

function openAgain({ reopened = [] }: NoticeFacts): Intro | null {
  return reopened.length === 0 ? null : OPEN_AGAIN;
}
