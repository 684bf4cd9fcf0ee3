import type { MailContent } from '../mailer.ts';
import type { Letter } from './letter.ts';
import { letterText } from './letter-text.ts';

/** Renders an email as plain text and HTML. */
export async function renderLetter(letter: Letter): Promise<MailContent> {
  // Loaded with the first email, because the templates need React's server and 29 MB.
  const { letterHtml } = await import('./letter-html.ts');
  // A line break in a subject could inject a header.
  const subject = letter.subject.replace(/[\r\n]+/g, ' ');
  return { subject, text: letterText(letter), html: letterHtml({ ...letter, subject }) };
}
