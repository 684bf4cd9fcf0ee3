import { deFrench } from '../../lib/elision.ts';
import type { Locale } from '../../lib/locale-formats.ts';
import type { Letter } from '../../mail/letter/letter.ts';
import type { MailedKind } from './mailed-kind.type.ts';

/** Data of a mail with a document. */
type DocumentLetterFacts = {
  readonly kind: MailedKind;
  /** Title of the file, such as `Invoice INV-10023`. */
  readonly title: string;
  /** First name of the recipient; null for the customer's own address. */
  readonly firstName: string | null;
  /** Message from staff. */
  readonly message: string | null;
  readonly sender: string;
  readonly company: string;
  readonly url: string;
};

const WORDS = {
  en: {
    subject: (title: string, company: string) => `${title} from ${company}`,
    hello: (name: string) => `Hello ${name},`,
    attached: {
      INVOICE: 'Please find our invoice attached.',
      RECEIPT: 'Please find the receipt for your payment attached.',
      CREDIT_MEMO: 'Please find our credit memo attached.',
      STATEMENT: 'Please find your account statement attached.',
    },
    file: 'Attachment',
    open: 'Open it in the portal',
    why: (sender: string, company: string) => `${sender} of ${company} sent you this email.`,
  },
  fr: {
    subject: (title: string, company: string) => `${title} ${deFrench(company)}`,
    hello: (name: string) => `Bonjour ${name},`,
    attached: {
      INVOICE: 'Vous trouverez notre facture en pièce jointe.',
      RECEIPT: 'Vous trouverez le reçu de votre paiement en pièce jointe.',
      CREDIT_MEMO: 'Vous trouverez notre avoir en pièce jointe.',
      STATEMENT: 'Vous trouverez le relevé de votre compte en pièce jointe.',
    },
    file: 'Pièce jointe',
    open: 'Ouvrir dans le portail',
    why: (sender: string, company: string) => `Ce courriel vous a été envoyé par ${sender}, ${company}.`,
  },
} as const;

/** The mail with a document. */
export function documentLetter(language: Locale, facts: DocumentLetterFacts): Letter {
  const words = WORDS[language];
  const { kind, title, firstName, message, sender, company, url } = facts;
  return {
    language,
    subject: words.subject(title, company),
    heading: title,
    company,
    blocks: [
      ...(firstName === null ? [] : [{ kind: 'TEXT', text: words.hello(firstName) } as const]),
      { kind: 'TEXT', text: words.attached[kind] },
      ...(message === null ? [] : [{ kind: 'WORDS', text: message } as const]),
      { kind: 'FACTS', rows: [{ label: words.file, value: fileName(title) }] },
      { kind: 'LINK', label: words.open, url },
    ],
    footer: [{ text: words.why(sender, company) }],
  };
}

/** File name of a document. */
export function fileName(title: string): string {
  return `${title}.pdf`;
}
