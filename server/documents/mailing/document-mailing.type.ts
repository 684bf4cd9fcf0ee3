import { LanguageEnum, languageOf } from '../../domains/identity/language.type.ts';
import { fullName } from '../../domains/identity/user.type.ts';
import { READ_AS_PLANNED } from '../../lists/read-rows.ts';
import { builder } from '../../schema/builder.ts';
import { type MailContact, mailContacts, usualMailContact } from './mail-contacts.ts';
import { MailedDocumentKindEnum, type MailedKind } from './mailed-kind.type.ts';
import type { MailedRow } from './mailed-kinds.ts';

/** A document that can be mailed. */
type MailableDocument = {
  readonly kind: MailedKind;
  readonly number: string;
  readonly row: MailedRow;
};

/** Maximum number of a document's mails on its page. */
const SHOWN_MAILS = 20;

const ContactType = builder.objectRef<MailContact & { isUsual: boolean }>('DocumentContact').implement({
  description: 'A recipient at a customer for emailed documents.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The address.' }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'Name of the recipient; null: the address of the customer itself.',
    }),
    language: t.expose('language', { type: LanguageEnum, description: 'Language of the recipient.' }),
    isUsual: t.exposeBoolean('isUsual', {
      description:
        'Default recipient: the contact of the order that the document is about, else of the customer.',
    }),
  }),
});

const StateEnum = builder.enumType('DocumentMailState', {
  description: 'Delivery status of an e-mail.',
  values: {
    WAITING: { description: 'Waiting to be sent.' },
    SENT: { description: 'The mail server accepted it.' },
    FAILED: { description: 'Delivery failed: the address or the document is no longer valid.' },
  } as const,
});

const MailType = builder.prismaObject('DocumentMail', {
  description: 'An e-mail with a document, to one address. Staff only.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The address.' }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'Name of the recipient; null: the address of the customer itself.',
    }),
    language: t.field({
      type: LanguageEnum,
      description: 'Language of the mail and of the document.',
      select: { language: true },
      resolve: ({ language }) => languageOf(language),
    }),
    sentBy: t.string({
      description: 'Name of the sender.',
      select: { sentBy: { select: { firstName: true, lastName: true } } },
      resolve: ({ sentBy }) => fullName(sentBy),
    }),
    askedAt: t.expose('createdAt', { type: 'DateTime', description: 'When sending was requested.' }),
    sentAt: t.expose('sentAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the mail server accepted it; null until then.',
    }),
    state: t.field({
      type: StateEnum,
      description: 'Progress.',
      select: { sentAt: true, problem: true },
      resolve: ({ sentAt, problem }) => (sentAt ? 'SENT' : problem ? 'FAILED' : 'WAITING'),
    }),
  }),
});

/** Possible recipients of a document, and those it was sent to. */
export const DocumentMailing = builder.objectRef<MailableDocument>('DocumentMailing').implement({
  description: 'Possible recipients of a document, and the e-mails already sent. Staff only.',
  fields: (t) => ({
    kind: t.expose('kind', { type: MailedDocumentKindEnum, description: 'Kind of document.' }),
    number: t.exposeString('number', {
      description: 'Number of the invoice, payment or credit; for a statement the account number.',
    }),
    contacts: t.field({
      type: [ContactType],
      description: 'Possible recipients: the users of the customer, then the address of the customer.',
      resolve: async ({ row }, _args, { db }) => {
        const contacts = await mailContacts(db, row.customerId);
        const usual = await usualMailContact(db, contacts, row);
        return contacts.map((contact) => ({ ...contact, isUsual: contact === usual }));
      },
    }),
    mails: t.prismaField({
      type: [MailType],
      description: `E-mails already sent, newest first, ${SHOWN_MAILS} at most.`,
      extensions: READ_AS_PLANNED,
      resolve: (query, { kind, number }, _args, { db }) =>
        db.documentMail.findMany({
          ...query,
          where: { kind, number },
          orderBy: { id: 'desc' },
          take: SHOWN_MAILS,
        }),
    }),
  }),
});
