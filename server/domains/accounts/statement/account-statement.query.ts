import { addDays, dateOfIsoDay, storedDay } from '../../../lib/calendar.ts';
import { builder } from '../../../schema/builder.ts';
import { AddressSnapshotType } from '../../orders/addresses/address-snapshot.type.ts';
import { isChargeback, reasonIn } from '../../orders/rules/system-reasons.ts';
import { PAYMENTS_VIEW } from '../../payments/access.ts';
import { LedgerEntryKindEnum } from '../../payments/payment/ledger-entry.type.ts';
import { today } from '../../settings/company-day.ts';
import { CustomerBalanceType } from '../balance/customer-balance.query.ts';
import type { Movement } from '../rules/statement.ts';
import { type AccountStatement, accountStatement, type StatementEntry } from './account-statement.ts';
import { statementPeriod } from './statement-period.ts';

/** Default number of days of a statement. */
const USUAL_DAYS = 90;

const MovementType = builder.objectRef<Movement<StatementEntry>>('AccountMovement').implement({
  description: 'A line of an account statement.',
  fields: (t) => ({
    kind: t.field({
      type: LedgerEntryKindEnum,
      description: 'What happened.',
      resolve: ({ entry }) => entry.kind,
    }),
    isReversal: t.boolean({
      description: 'It reverses another line.',
      resolve: ({ entry }) => entry.isReversal,
    }),
    isChargeback: t.boolean({
      description: 'A refund that the cardholder’s bank took back.',
      resolve: ({ entry }) => isChargeback(entry),
    }),
    bookedOn: t.field({
      type: 'Date',
      description: 'Accounting date.',
      resolve: ({ entry }) => dateOfIsoDay(entry.bookedOn),
    }),
    number: t.string({
      description: 'Number of its invoice, payment or credit.',
      resolve: ({ entry }) => entry.number,
    }),
    reason: t.string({
      nullable: true,
      description: 'Why.',
      resolve: ({ entry }, _args, { language }) => reasonIn(entry.reason, language),
    }),
    reference: t.string({
      nullable: true,
      description: 'Reference number of the cheque, bank transfer or card slip.',
      resolve: ({ entry }) => entry.reference,
    }),
    change: t.expose('change', {
      type: 'Decimal',
      description: 'Change of the balance; negative when less is owed.',
    }),
    balance: t.expose('balance', { type: 'Decimal', description: 'Balance after this line.' }),
  }),
});

const AccountStatementType = builder.objectRef<AccountStatement>('AccountStatement').implement({
  description:
    'Account statement of a customer for a period. Balances are negative where payments and credits exceed what is owed.',
  fields: (t) => ({
    from: t.field({
      type: 'Date',
      description: 'First day.',
      resolve: ({ from }) => dateOfIsoDay(from),
    }),
    to: t.field({ type: 'Date', description: 'Last day.', resolve: ({ to }) => dateOfIsoDay(to) }),
    openingBalance: t.field({
      type: 'Decimal',
      description: 'Balance before the first day.',
      resolve: ({ opening }) => opening,
    }),
    movements: t.expose('movements', {
      type: [MovementType],
      description: 'Lines of the statement by day; 2,000 at most.',
    }),
    closingBalance: t.field({
      type: 'Decimal',
      description: 'Balance at the end of the last day.',
      resolve: ({ closing }) => closing,
    }),
    billingAddress: t.expose('billingAddress', {
      type: AddressSnapshotType,
      nullable: true,
      description: 'Current billing address of the customer; null if there is none.',
    }),
    balance: t.expose('balance', {
      type: CustomerBalanceType,
      description: 'Current balance of the account, with its ageing.',
    }),
  }),
});

builder.queryField('accountStatement', (t) =>
  t.field({
    type: AccountStatementType,
    nullable: true,
    description:
      'The statement of the active customer’s account, or of another one that the viewer may see; null where the viewer does not see all of its invoices and payments. A period ends after it begins and not after today, and is three years long at most (`PERIOD_OUT_OF_RANGE`).',
    authScopes: { permission: PAYMENTS_VIEW },
    budget: 10,
    sample: ({ owner, customerId, foreignCustomerId }) => ({
      as: owner,
      args: { customerId, from: '2020-01-01', to: '2020-12-31' },
      foreign: { customerId: foreignCustomerId },
    }),
    args: {
      customerId: t.arg.int({ description: 'Integer id of the customer; absent: the active one.' }),
      from: t.arg({ type: 'Date', description: 'First day; absent: 90 days before the last one.' }),
      to: t.arg({ type: 'Date', description: 'Last day; absent: today.' }),
    },
    resolve: async (_root, args, context) => {
      const day = await today(context);
      const to = args.to ? storedDay(args.to) : day;
      const from = args.from ? storedDay(args.from) : addDays(to, -USUAL_DAYS);
      const customerId = args.customerId ?? context.viewer.customerId ?? 0;
      return accountStatement(context, customerId, statementPeriod({ from, to }, day));
    },
  }),
);
