import { z } from 'zod';
import { countEvent, limitKey } from '../../auth/rate-limits.ts';
import { tooMany } from '../../auth/too-many.ts';
import { statementPeriod } from '../../domains/accounts/statement/statement-period.ts';
import { LanguageEnum } from '../../domains/identity/language.type.ts';
import { actorsOf, notify } from '../../domains/notices/notify/notify.task.ts';
import { today } from '../../domains/settings/company-day.ts';
import { type InputIssue, InvalidInputError, NotFoundError } from '../../errors/errors.ts';
import { dateOfIsoDay, type IsoDay, storedDay } from '../../lib/calendar.ts';
import { addJobs } from '../../queue/add-job.ts';
import type { Context } from '../../schema/context.ts';
import { mutation } from '../../schema/mutation.ts';
import { parseInput } from '../../schema/parse-input.ts';
import { DocumentMailing } from './document-mailing.type.ts';
import { addressKey, type MailContact, mailContacts } from './mail-contacts.ts';
import { MailedDocumentKindEnum, type MailedKind } from './mailed-kind.type.ts';
import { MAILED_KINDS, requireMailing } from './mailed-kinds.ts';
import { MAIL_MESSAGE_LENGTH } from './rules/mail-limits.ts';
import { sendDocument } from './send-document.task.ts';

/** Maximum number of addresses per call. */
const MAX_ADDRESSES = 10;

/** Maximum number of calls per staff member and hour. */
const CALLS = 200;
const WINDOW_MINUTES = 60;

const rules = z.object({
  number: z.string().trim().min(1, 'REQUIRED').max(60, 'TOO_LONG'),
  to: z.array(z.string().max(254, 'TOO_LONG')).min(1, 'REQUIRED').max(MAX_ADDRESSES, 'TOO_MANY'),
  message: z.string().trim().max(MAIL_MESSAGE_LENGTH, 'TOO_LONG').nullish(),
});

mutation('mailDocument', {
  description: `Mails an invoice, a receipt, a credit memo or a statement as a PDF to people of its customer, in the language of each. Another address is refused with NOT_A_CONTACT. The file is made when the mail is sent, as the document is then. Staff only; ${CALLS} calls an hour.`,
  permission: (viewer) => requireMailing(viewer),
  audit: { action: 'DOCUMENT_MAILED', entityType: 'DocumentMail' },
  repeat: 'keyed',
  budget: 16,
  input: (t) => ({
    kind: t.field({ type: MailedDocumentKindEnum, required: true, description: 'Kind of document.' }),
    number: t.string({
      required: true,
      description: 'Number of the invoice, payment or credit; for a statement the account number.',
    }),
    firstDay: t.field({ type: 'Date', description: 'First day of a statement, which needs one.' }),
    lastDay: t.field({ type: 'Date', description: 'Last day of a statement, which needs one.' }),
    to: t.stringList({
      required: true,
      description: `Addresses of people of the customer, or that of the customer itself, as \`documentMailing\` names them; ${MAX_ADDRESSES} at most.`,
    }),
    message: t.string({ description: 'Message in the e-mail.' }),
    language: t.field({
      type: LanguageEnum,
      description: 'Language of mail and document; absent: that of each person.',
    }),
  }),
  resolve: async ({ kind, firstDay, lastDay, language, ...input }, context, writes) => {
    const { viewer, now } = context;
    requireMailing(viewer, kind);
    const { number, to, message } = parseInput(rules, input);
    const period = kind === 'STATEMENT' ? periodOf(firstDay, lastDay, await today(context)) : null;
    await refuseFlood(context);
    const request = { kind, number, period, to, message: message || null, language: language ?? null };
    return writes.once({
      request,
      work: async (tx, record) => {
        const { model, find } = MAILED_KINDS[kind];
        const row = await find(tx, viewer, number);
        if (!row) throw new NotFoundError(model);
        const contacts = chosen(await mailContacts(tx, row.customerId), to);
        const mails = await tx.documentMail.createManyAndReturn({
          data: contacts.map((contact) => ({
            kind,
            number,
            fromDay: period && dateOfIsoDay(period.from),
            toDay: period && dateOfIsoDay(period.to),
            customerId: row.customerId,
            email: contact.email,
            name: contact.name,
            language: language ?? contact.language,
            message: message || null,
            sentById: viewer.userId,
            createdAt: now,
          })),
          select: { id: true },
        });
        const jobs = mails.map(({ id }) => ({
          payload: { documentMailId: id },
          about: `${number}/mail ${id}`,
        }));
        await addJobs(tx, sendDocument, jobs);
        await notify(tx, {
          event: kind === 'STATEMENT' ? 'STATEMENT_SENT' : 'DOCUMENT_SENT',
          about: { model, id: row.id },
          of: String(mails[0]?.id),
          doerIds: actorsOf(viewer),
          namedIds: contacts.flatMap(({ userId }) => userId ?? []),
        });
        record({
          entityId: mails[0]?.id ?? 0,
          customerId: row.customerId,
          data: { kind, number, to: contacts.map(({ email }) => email) },
        });
        return { kind, number };
      },
    });
  },
  success: (t) => ({
    mailing: t.field({
      type: DocumentMailing,
      description: 'Mails of the document, including the new ones.',
      resolve: async ({ kind, number }, _args, { db, viewer }) => {
        // Stored by this mutation.
        const stored = kind as MailedKind;
        const row = await MAILED_KINDS[stored].find(db, viewer, number);
        if (!row) throw new NotFoundError(MAILED_KINDS[stored].model);
        return { kind: stored, number, row };
      },
    }),
  }),
  sample: async ({ caller, admin, buyer, invoiceNumber }) => ({
    as: caller(admin),
    input: {
      kind: 'INVOICE',
      number: await invoiceNumber(),
      to: [buyer.userName ?? ''],
      message: 'As agreed.',
    },
  }),
});

function periodOf(firstDay: Date | null | undefined, lastDay: Date | null | undefined, day: IsoDay) {
  const missing = [...(firstDay ? [] : ['firstDay']), ...(lastDay ? [] : ['lastDay'])];
  if (!firstDay || !lastDay)
    throw new InvalidInputError(missing.map((path) => ({ path, code: 'REQUIRED', message: 'A day.' })));
  return statementPeriod({ from: storedDay(firstDay), to: storedDay(lastDay) }, day);
}

/**
 * The contacts with the given addresses, each once.
 * @throws InvalidInputError NOT_A_CONTACT for other addresses
 */
function chosen(contacts: readonly MailContact[], to: readonly string[]): MailContact[] {
  const byAddress = new Map(contacts.map((contact) => [addressKey(contact.email), contact]));
  const issues = to.flatMap((email, index): InputIssue[] =>
    byAddress.has(addressKey(email))
      ? []
      : [{ path: `to.${index}`, code: 'NOT_A_CONTACT', message: 'An address of the customer’s people.' }],
  );
  if (issues.length > 0) throw new InvalidInputError(issues);
  return [...new Set(to.flatMap((email) => byAddress.get(addressKey(email)) ?? []))];
}

async function refuseFlood(context: Context): Promise<void> {
  const { db, viewer } = context;
  const key = limitKey('document-mail', String(viewer.userId));
  const counter = await countEvent(db, { key, windowMinutes: WINDOW_MINUTES });
  if (counter.count > CALLS) throw tooMany(context, 'document-mail', counter);
}
