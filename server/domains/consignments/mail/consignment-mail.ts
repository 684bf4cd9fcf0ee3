import type { IsoDay } from '../../../lib/calendar.ts';
import { dayIn, type Locale } from '../../../lib/locale-formats.ts';
import type { MailText } from '../../notices/mail/mail-user.ts';

/** Contents of an email about the term of a consignment. */
export type ConsignmentMail = {
  number: string;
  firstName: string;
  dueOn: IsoDay;
  /** Passed share of the term: 75, 90 or 100 per cent. */
  percent: number;
  /** Pieces that are still at the customer. */
  pieces: number;
  url: string;
};

const WORDS = {
  en: {
    soon: ({ number }: ConsignmentMail) => `Your consignment ${number} is due soon`,
    due: ({ number }: ConsignmentMail) => `Your consignment ${number} is due`,
    greeting: (name: string) => `Hello ${name},`,
    introSoon: ({ percent }: ConsignmentMail) =>
      `${percent}% of the term of your consignment has passed. Please report the pieces that you have sold, and return those that you will not keep.`,
    introDue:
      'The term of your consignment has ended. Please report the pieces that you have sold and return the rest. Pieces that are not returned will be billed.',
    pieces: 'Pieces with you',
    last: 'Due date',
    open: 'See the consignment',
  },
  fr: {
    soon: ({ number }: ConsignmentMail) => `Votre consignation ${number} arrive à échéance`,
    due: ({ number }: ConsignmentMail) => `Votre consignation ${number} est échue`,
    greeting: (name: string) => `Bonjour ${name},`,
    introSoon: ({ percent }: ConsignmentMail) =>
      `${percent}\u00A0% de la durée de votre consignation sont écoulés. Veuillez déclarer les pièces vendues et retourner celles que vous ne garderez pas.`,
    introDue:
      'La durée de votre consignation est écoulée. Veuillez déclarer les pièces vendues et retourner le reste. Les pièces non retournées seront facturées.',
    pieces: 'Pièces chez vous',
    last: 'Échéance',
    open: 'Voir la consignation',
  },
} as const;

/** The email about the term of a consignment to a user of the customer. */
export function consignmentMail(mail: ConsignmentMail, language: Locale): MailText {
  const words = WORDS[language];
  const isOver = mail.percent >= 100;
  const subject = isOver ? words.due(mail) : words.soon(mail);
  return {
    subject,
    heading: subject,
    blocks: [
      { kind: 'TEXT', text: words.greeting(mail.firstName) },
      { kind: 'TEXT', text: isOver ? words.introDue : words.introSoon(mail) },
      {
        kind: 'FACTS',
        rows: [
          { label: words.pieces, value: String(mail.pieces) },
          { label: words.last, value: dayIn(mail.dueOn, language) },
        ],
      },
      { kind: 'LINK', label: words.open, url: mail.url },
    ],
  };
}
