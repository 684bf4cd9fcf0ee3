import { z } from 'zod';
import type { DocumentMail } from '../../database/generated/client.ts';
import { languageOf } from '../../domains/identity/language.type.ts';
import { loadStaffViewer } from '../../domains/identity/sessions/load-staff-viewer.ts';
import { fullName } from '../../domains/identity/user.type.ts';
import { readSettings } from '../../domains/settings/read-settings.ts';
import { DomainError, NotFoundError } from '../../errors/errors.ts';
import { storedDay } from '../../lib/calendar.ts';
import { renderLetter } from '../../mail/letter/render-letter.ts';
import type { MailAttachment, MailContent } from '../../mail/mailer.ts';
import { type TaskContext, task } from '../../queue/task.ts';
import { declaredDocuments } from '../kit/document.ts';
import { backgroundContext } from '../making/background-context.ts';
import { composeDocument } from '../making/compose-document.ts';
import { renderDocument } from '../rendering/render-document.ts';
import { documentLetter, fileName } from './document-letter.ts';
import { addressKey, mailContacts } from './mail-contacts.ts';
import type { MailedKind } from './mailed-kind.type.ts';
import { MAILED_KINDS } from './mailed-kinds.ts';

/** Sends a mail with its document, which is rendered now with the sender's permissions. */
export const sendDocument = task('send_document', {
  payload: z.strictObject({ documentMailId: z.int().positive() }),
  // Over a day and a half.
  attempts: 14,
  run: async ({ documentMailId }, context) => {
    const { db, services, now } = context;
    const mail = await db.documentMail.findUnique({
      where: { id: documentMailId },
      include: { sentBy: { select: { firstName: true, lastName: true } } },
    });
    // Already sent by an earlier try, or given up.
    if (!mail || mail.sentAt || mail.problem) return;
    const written = await writtenMail(mail, context);
    if ('problem' in written) {
      await db.documentMail.update({ where: { id: mail.id }, data: written, select: { id: true } });
      return;
    }
    await services.mailer.send({ to: mail.email, ...written });
    await db.documentMail.update({ where: { id: mail.id }, data: { sentAt: now }, select: { id: true } });
  },
});

/** A mail with its sender. */
type SentMail = DocumentMail & { sentBy: { firstName: string; lastName: string } };

type Written = MailContent | { problem: string };

/** The content of the mail with its file, or why it is given up. */
async function writtenMail(mail: SentMail, context: TaskContext): Promise<Written> {
  const contacts = await mailContacts(context.db, mail.customerId);
  const contact = contacts.find(({ email }) => addressKey(email) === addressKey(mail.email));
  if (!contact) return { problem: 'NOT_A_CONTACT' };
  const made = await madeDocument(mail, context);
  if ('problem' in made) return made;
  const { COMPANY } = await readSettings(context.db);
  const language = languageOf(mail.language);
  const facts = {
    // The column contains only these values.
    kind: mail.kind as MailedKind,
    title: made.title,
    firstName: contact.firstName,
    message: mail.message,
    sender: fullName(mail.sentBy),
    company: COMPANY.name,
    url: `${context.services.config.publicUrl}${language === 'fr' ? '/fr' : ''}${pageOf(mail)}`,
  };
  const attachments: MailAttachment[] = [
    { filename: fileName(made.title), contentType: 'application/pdf', content: Buffer.from(made.bytes) },
  ];
  return { ...(await renderLetter(documentLetter(language, facts))), attachments };
}

/** The document in its current state. */
async function madeDocument(
  mail: DocumentMail,
  context: TaskContext,
): Promise<{ title: string; bytes: Uint8Array } | { problem: string }> {
  const { document: name } = MAILED_KINDS[mail.kind as MailedKind];
  const document = declaredDocuments().get(name);
  if (!document) throw new Error(`There is no document ${name}.`);
  const viewer = await loadStaffViewer(context.db, mail.sentById);
  const asViewer = backgroundContext(context, { viewer, language: languageOf(mail.language) });
  try {
    const composed = await composeDocument({ document, keys: keysOf(mail), paper: null }, asViewer);
    if (!composed) throw new NotFoundError(name);
    const { bytes } = await renderDocument(await composed.withPictures(), `user ${mail.sentById}`);
    return { title: composed.title, bytes };
  } catch (error) {
    if (error instanceof DomainError) return { problem: error.code };
    throw error;
  }
}

function keysOf({ kind, number, customerId, fromDay, toDay }: DocumentMail): string[] {
  if (kind !== 'STATEMENT') return [number];
  return [String(customerId), ...[fromDay, toDay].map((day) => (day ? storedDay(day) : ''))];
}

/** Path of the document's page. */
function pageOf({ kind, number }: DocumentMail): string {
  const { page } = MAILED_KINDS[kind as MailedKind];
  return `/backoffice/financial/${page}${kind === 'STATEMENT' ? '' : `/${encodeURIComponent(number)}`}`;
}
