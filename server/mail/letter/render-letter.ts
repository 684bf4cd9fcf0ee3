import type { MailContent } from '../mailer.ts';
import type { Letter } from './letter.ts';
import { letterText } from './letter-text.ts';

/** A letter as a mail, plain text beside HTML. */
export async function renderLetter(letter: Letter): Promise<MailContent> {
  // Fetched with the first mail: the templates need React's server and 29 MB, which a start can do without.
  const { letterHtml } = await import('./letter-html.ts');
  // A line break in a subject would begin a header of somebody's choice.
  const subject = letter.subject.replace(/[\r\n]+/g, ' ');
  return { subject, text: letterText(letter), html: letterHtml({ ...letter, subject }) };
}
