import { isoDayOf } from '../../../lib/calendar.ts';
import { dayIn, type Locale, moneyIn, numberIn } from '../../../lib/locale-formats.ts';
import type { LetterBlock } from '../../../mail/letter/letter.ts';
import type { DecimalLike } from '../../../schema/builder.ts';
import type { MailText } from '../../notices/mail/mail-user.ts';
import type { QuotedOrder } from '../accept/quoted-order.ts';
import { VALID_UNTIL } from '../rules/validity-words.ts';

/** Contents of an email about an offer. */
export type QuoteMail = {
  number: string;
  /** Number of the version. */
  n: number;
  firstName: string;
  currency: string;
  /** Null if the recipient may not see prices. */
  total: DecimalLike | null;
  /** With shipping and tax; null if the recipient may not see prices, or the destination is unknown. */
  order: Pick<QuotedOrder, 'grandTotal' | 'deposit'> | null;
  validUntil: Date | null;
  timeZone: string;
  url: string;
};

/** Why it is emailed: the offer was sent, or ends soon. */
export type QuoteNews = 'SENT' | 'EXPIRING';

const WORDS = {
  en: {
    SENT: {
      subject: ({ number }: QuoteMail) => `Your quote ${number} is ready`,
      intro: ({ number, n }: QuoteMail) =>
        n > 1
          ? `We have revised our quote ${number}: offer ${n} is ready for you.`
          : `Our quote ${number} is ready for you.`,
    },
    EXPIRING: {
      subject: ({ number }: QuoteMail) => `Your quote ${number} expires soon`,
      intro: ({ number }: QuoteMail) =>
        `Our quote ${number} still awaits your answer. After it expires, we can only offer it at the prices of that time.`,
    },
    greeting: (name: string) => `Hello ${name},`,
    total: 'Total before shipping and tax',
    grandTotal: 'Total with shipping and tax',
    deposit: (percent: string) => `Deposit: ${percent}% of the total with shipping and tax`,
    open: 'See the quote',
  },
  fr: {
    SENT: {
      subject: ({ number }: QuoteMail) => `Votre devis ${number} est prêt`,
      intro: ({ number, n }: QuoteMail) =>
        n > 1
          ? `Nous avons révisé notre devis ${number}\u00A0: l’offre ${n} est prête.`
          : `Notre devis ${number} est prêt.`,
    },
    EXPIRING: {
      subject: ({ number }: QuoteMail) => `Votre devis ${number} expire bientôt`,
      intro: ({ number }: QuoteMail) =>
        `Notre devis ${number} attend toujours votre réponse. Après son expiration, nous ne pourrons le proposer qu’aux prix du moment.`,
    },
    greeting: (name: string) => `Bonjour ${name},`,
    total: 'Total avant livraison et taxes',
    grandTotal: 'Total avec livraison et taxes',
    deposit: (percent: string) => `Acompte\u00A0: ${percent}\u00A0% du total avec livraison et taxes`,
    open: 'Voir le devis',
  },
} as const;

/** The email about an offer to a user of the customer. */
export function quoteMail(news: QuoteNews, mail: QuoteMail, language: Locale): MailText {
  const words = WORDS[language];
  const { total, order, currency, validUntil, timeZone } = mail;
  const deposit = order?.deposit;
  const rows = [
    ...(total === null ? [] : [{ label: words.total, value: moneyIn(total, currency, language) }]),
    ...(order === null
      ? []
      : [{ label: words.grandTotal, value: moneyIn(order.grandTotal, currency, language) }]),
    ...(deposit
      ? [
          {
            label: words.deposit(numberIn(deposit.percent, deposit.percent.decimalPlaces(), language)),
            value: moneyIn(deposit.amount, currency, language),
          },
        ]
      : []),
    ...(validUntil === null
      ? []
      : [{ label: VALID_UNTIL[language], value: dayIn(isoDayOf(validUntil, timeZone), language) }]),
  ];
  const facts: LetterBlock[] = rows.length > 0 ? [{ kind: 'FACTS', rows }] : [];
  const subject = words[news].subject(mail);
  return {
    subject,
    heading: subject,
    blocks: [
      { kind: 'TEXT', text: words.greeting(mail.firstName) },
      { kind: 'TEXT', text: words[news].intro(mail) },
      ...facts,
      { kind: 'LINK', label: words.open, url: mail.url },
    ],
  };
}
