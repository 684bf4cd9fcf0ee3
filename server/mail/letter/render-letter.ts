import type { MailContent } from '../mailer.ts';
import type { Letter } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';

/** A letter as a mail, plain text beside HTML. */
export function renderLetter(letter: Letter): MailContent {
  // A line break in a subject would begin a header of somebody's choice.
  const subject = letter.subject.replace(/[\r\n]+/g, ' ');
  return { subject, text: letterText(letter), html: letterHtml({ ...letter, subject }) };
}
