import { LanguageEnum, languageOf } from '../../domains/identity/language.type.ts';
import { fullName } from '../../domains/identity/user.type.ts';
import { READ_AS_PLANNED } from '../../lists/read-rows.ts';
import { builder } from '../../schema/builder.ts';
import { type MailContact, mailContacts, usualMailContact } from './mail-contacts.ts';
import { MailedDocumentKindEnum, type MailedKind } from './mailed-kind.type.ts';
import type { MailedRow } from './mailed-kinds.ts';

/** A document that can be mailed. */
export type MailableDocument = {
  readonly kind: MailedKind;
  readonly number: string;
  readonly row: MailedRow;
};

/** Mails of a document that its page shows. */
const SHOWN_MAILS = 20;

const ContactType = builder.objectRef<MailContact & { isUsual: boolean }>('DocumentContact').implement({
  description: 'Somebody of a customer to whom its documents may be mailed.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The address.' }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'Whose it is; null: the address of the customer itself.',
    }),
    language: t.expose('language', { type: LanguageEnum, description: 'The language that they read.' }),
    isUsual: t.exposeBoolean('isUsual', {
      description: 'The contact: of the order that it is about, else of the customer.',
    }),
  }),
});

const StateEnum = builder.enumType('DocumentMailState', {
  description: 'How far a mail is.',
  values: {
    WAITING: { description: 'It waits to be sent.' },
    SENT: { description: 'The mail server took it.' },
    FAILED: { description: 'It was given up: the address or the document could no longer be used.' },
  } as const,
});

const MailType = builder.prismaObject('DocumentMail', {
  description: 'A mail that carries a document, to one address. Staff only.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The address.' }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'Whose it is; null: the address of the customer itself.',
    }),
    language: t.field({
      type: LanguageEnum,
      description: 'Language of the mail and of the document.',
      select: { language: true },
      resolve: ({ language }) => languageOf(language),
    }),
    sentBy: t.string({
      description: 'Name of whoever sent it.',
      select: { sentBy: { select: { firstName: true, lastName: true } } },
      resolve: ({ sentBy }) => fullName(sentBy),
    }),
    askedAt: t.expose('createdAt', { type: 'DateTime', description: 'When that was.' }),
    sentAt: t.expose('sentAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the mail server took it; null until then.',
    }),
    state: t.field({
      type: StateEnum,
      description: 'How far it is.',
      select: { sentAt: true, problem: true },
      resolve: ({ sentAt, problem }) => (sentAt ? 'SENT' : problem ? 'FAILED' : 'WAITING'),
    }),
  }),
});

/** To whom a document can be mailed, and to whom it was. */
export const DocumentMailing = builder.objectRef<MailableDocument>('DocumentMailing').implement({
  description: 'To whom a document can be mailed, and to whom it was. Staff only.',
  fields: (t) => ({
    kind: t.expose('kind', { type: MailedDocumentKindEnum, description: 'Which document.' }),
    number: t.exposeString('number', {
      description: 'Number of the invoice, payment or credit; of a statement the account number.',
    }),
    contacts: t.field({
      type: [ContactType],
      description: 'To whom it may go: the people of its customer, then the address of the customer.',
      resolve: async ({ row }, _args, { db }) => {
        const contacts = await mailContacts(db, row.customerId);
        const usual = await usualMailContact(db, contacts, row);
        return contacts.map((contact) => ({ ...contact, isUsual: contact === usual }));
      },
    }),
    mails: t.prismaField({
      type: [MailType],
      description: `To whom it was mailed, newest first, ${SHOWN_MAILS} at most.`,
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
