import { isoDayOf } from '../../../lib/calendar.ts';
import { dayIn, type Locale } from '../../../lib/locale-formats.ts';
import { renderLetter } from '../../../mail/letter/render-letter.ts';
import type { MailContent } from '../../../mail/mailer.ts';
import { GUEST_CODE_MINUTES } from '../rules/guest-links.ts';

/** Why a link is emailed: the offer was sent, or ends soon. */
type GuestNews = 'SENT' | 'EXPIRING';

/** Contents of an email with a link to an offer. */
type GuestLinkFacts = {
  name: string | null;
  number: string;
  customerName: string;
  /** End of the last day, in the manufacturer's time zone. */
  validUntil: Date | null;
  timeZone: string;
  url: string;
  company: string;
};

const LINK_WORDS = {
  en: {
    greeting: (name: string) => `Hello ${name},`,
    SENT: {
      subject: ({ number, company }: GuestLinkFacts) => `Quote ${number} from ${company}`,
      heading: ({ number }: GuestLinkFacts) => `Our quote ${number}`,
      intro: ({ customerName }: GuestLinkFacts) =>
        `Our quote for ${customerName} is ready. You need no account to read and answer it.`,
    },
    EXPIRING: {
      subject: ({ number, company }: GuestLinkFacts) => `Quote ${number} from ${company} expires soon`,
      heading: ({ number }: GuestLinkFacts) => `Our quote ${number} expires soon`,
      intro: ({ customerName }: GuestLinkFacts) =>
        `Our quote for ${customerName} still awaits an answer. After it expires, we can only offer it at the prices of that time.`,
    },
    valid: (day: string) => `It is valid until ${day}.`,
    open: 'See the quote',
    code: 'To verify your identity, we email you a code when you open it.',
    personal: 'The link is only for you. Please do not forward it.',
  },
  fr: {
    greeting: (name: string) => `Bonjour ${name},`,
    SENT: {
      subject: ({ number, company }: GuestLinkFacts) => `Devis ${number} chez ${company}`,
      heading: ({ number }: GuestLinkFacts) => `Notre devis ${number}`,
      intro: ({ customerName }: GuestLinkFacts) =>
        `Notre devis pour ${customerName} est prêt. Vous pouvez le consulter et y répondre sans compte.`,
    },
    EXPIRING: {
      subject: ({ number, company }: GuestLinkFacts) =>
        `Devis ${number} chez ${company}\u00A0: il expire bientôt`,
      heading: ({ number }: GuestLinkFacts) => `Notre devis ${number} expire bientôt`,
      intro: ({ customerName }: GuestLinkFacts) =>
        `Notre devis pour ${customerName} attend toujours une réponse. Après son expiration, nous ne pourrons le proposer qu’aux prix du moment.`,
    },
    valid: (day: string) => `Il est valable jusqu’au ${day} inclus.`,
    open: 'Voir le devis',
    code: 'Pour vérifier votre identité, nous vous enverrons un code par courriel à l’ouverture.',
    personal: 'Ce lien vous est réservé. Merci de ne pas le transmettre.',
  },
} as const;

/** The email with a link to an offer. */
export function guestLinkMail(
  news: GuestNews,
  language: Locale,
  facts: GuestLinkFacts,
): Promise<MailContent> {
  const words = LINK_WORDS[language];
  const { name, validUntil, timeZone, url, company } = facts;
  return renderLetter({
    language,
    subject: words[news].subject(facts),
    heading: words[news].heading(facts),
    blocks: [
      ...(name ? [{ kind: 'TEXT', text: words.greeting(name) } as const] : []),
      { kind: 'TEXT', text: words[news].intro(facts) },
      ...(validUntil
        ? [{ kind: 'TEXT', text: words.valid(dayIn(isoDayOf(validUntil, timeZone), language)) } as const]
        : []),
      { kind: 'LINK', label: words.open, url },
      { kind: 'SMALL', text: `${words.code} ${words.personal}` },
    ],
    company,
  });
}

const CODE_WORDS = {
  en: {
    subject: (code: string) => `${code} is your code`,
    heading: 'Your code',
    intro: 'Enter this code on the page of the quote that you opened:',
    rules: `It is valid for ${GUEST_CODE_MINUTES} minutes. If you did not request it, ignore this email. No one can see the quote without it.`,
  },
  fr: {
    subject: (code: string) => `${code} est votre code`,
    heading: 'Votre code',
    intro: 'Saisissez ce code sur la page du devis que vous avez ouverte\u00A0:',
    rules: `Il est valable ${GUEST_CODE_MINUTES} minutes. Si vous ne l’avez pas demandé, ignorez ce courriel. Personne ne peut voir le devis sans lui.`,
  },
} as const;

/** The email with a code. */
export function guestCodeMail(
  language: Locale,
  { code, company }: { code: string; company: string },
): Promise<MailContent> {
  const words = CODE_WORDS[language];
  return renderLetter({
    language,
    subject: words.subject(code),
    heading: words.heading,
    blocks: [
      { kind: 'TEXT', text: words.intro },
      { kind: 'CODE', text: code },
      { kind: 'SMALL', text: words.rules },
    ],
    company,
  });
}
