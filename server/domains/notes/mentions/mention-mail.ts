import { escapeHtml } from '../../../mail/escape-html.ts';

/** The contents of a mail to somebody whom a note calls by name. */
export type MentionMail = {
  /** Who wrote the note. */
  readonly author: string;
  /** What people call the thing that it is about. */
  readonly number: string;
  readonly text: string;
  /** Address of the page that shows it. */
  readonly url: string;
  readonly company: string;
};

const WORDS = {
  en: {
    subject: ({ author, number }: MentionMail) => `${author} mentioned you: ${number}`,
    intro: ({ author, number }: MentionMail) => `${author} mentioned you in a note on ${number}.`,
    open: 'Read and answer it here',
    colon: ': ',
  },
  fr: {
    subject: ({ author, number }: MentionMail) => `${author} vous a mentionné\u00A0: ${number}`,
    intro: ({ author, number }: MentionMail) => `${author} vous a mentionné dans une note sur ${number}.`,
    open: 'Lisez-la et répondez ici',
    // French puts a hard space before it.
    colon: '\u00A0: ',
  },
} as const;

/** Subject, text and HTML of the mail, in the language of whom it is for. */
export function mentionMail(mail: MentionMail, language: 'en' | 'fr') {
  const words = WORDS[language];
  const intro = words.intro(mail);
  return {
    subject: words.subject(mail),
    text: [intro, '', mail.text, '', `${words.open}${words.colon}${mail.url}`, '', mail.company].join('\n'),
    html: [
      `<p>${escapeHtml(intro)}</p>`,
      `<blockquote style="white-space: pre-line">${escapeHtml(mail.text)}</blockquote>`,
      `<p><a href="${escapeHtml(mail.url)}">${escapeHtml(words.open)}</a></p>`,
      `<p>${escapeHtml(mail.company)}</p>`,
    ].join('\n'),
  };
}
