import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { type Attempt, AWAITING, at, decideAttempt } from './attempt.examples.ts';
import { BUYER_ID, JOB, PARENT_ORDER } from './job.examples.ts';

const approvedOnly = JOB.services.filter((service) => service.status === 'APPROVED');

const REFUSED: (Attempt & { what: string; code: string })[] = [
  {
    what: 'no service to approve',
    action: 'REQUEST_APPROVAL',
    job: { services: approvedOnly },
    code: 'NO_OPEN_SERVICE',
  },
  {
    what: 'nothing new since the decline',
    action: 'REQUEST_APPROVAL',
    job: { status: 'DECLINED', services: approvedOnly },
    code: 'NOTHING_PROPOSED',
  },
  {
    what: 'the piece needs a proof',
    action: 'RELEASE',
    job: { itemTypeRequiresProof: true },
    code: 'APPROVAL_REQUIRED',
  },
  {
    what: 'the customer wants to approve',
    action: 'RELEASE',
    job: { customerApprovalRequired: true },
    code: 'APPROVAL_REQUIRED',
  },
  {
    what: 'no answer was written',
    action: 'ANSWER',
    role: 'PORTAL_BUYER',
    job: { status: 'NEEDS_INFO', lastCustomerNoteAt: null },
    code: 'CUSTOMER_NOTE_REQUIRED',
  },
  {
    what: 'the note is older than the question',
    action: 'ANSWER',
    role: 'PORTAL_BUYER',
    job: { status: 'NEEDS_INFO', lastCustomerNoteAt: at('10T08:59:59') },
    code: 'CUSTOMER_NOTE_REQUIRED',
  },
  {
    what: 'the customer pays before',
    action: 'START',
    job: { status: 'APPROVED', paymentTerms: 'PREPAID' },
    code: 'PAYMENT_TERMS_NOT_MET',
  },
  {
    what: 'the account is on hold',
    action: 'START',
    job: { status: 'APPROVED', paymentTerms: 'ON_HOLD' },
    code: 'PAYMENT_TERMS_NOT_MET',
  },
  {
    what: 'work has begun',
    action: 'CANCEL',
    role: 'PORTAL_BUYER',
    job: { status: 'APPROVED', firstStageStarted: true },
    code: 'PRODUCTION_STARTED',
  },
  {
    what: 'held from approved after work began',
    action: 'CANCEL',
    role: 'PORTAL_BUYER',
    job: { status: 'ON_HOLD', previousStatus: 'APPROVED', firstStageStarted: true },
    code: 'PRODUCTION_STARTED',
  },
  {
    what: 'held from production',
    action: 'CANCEL',
    role: 'PORTAL_BUYER',
    job: { status: 'ON_HOLD', previousStatus: 'IN_PRODUCTION' },
    code: 'STATUS_TRANSITION_DENIED',
  },
  {
    what: 'held from production, no reason',
    action: 'CANCEL',
    job: { status: 'ON_HOLD', previousStatus: 'IN_PRODUCTION' },
    code: 'REASON_REQUIRED',
  },
  {
    what: 'in production, no reason',
    action: 'CANCEL',
    job: { status: 'IN_PRODUCTION' },
    code: 'REASON_REQUIRED',
  },
  {
    what: 'declined with blanks',
    action: 'DECLINE',
    role: 'PORTAL_BUYER',
    job: AWAITING,
    input: { reason: '  ' },
    code: 'REASON_REQUIRED',
  },
  { what: 'asked without a question', action: 'ASK_INFO', input: { reason: ' ' }, code: 'REASON_REQUIRED' },
  {
    what: 'rework without a reason, in bulk',
    action: 'REWORK',
    job: { status: 'QUALITY_CHECK' },
    isBulk: true,
    code: 'REASON_REQUIRED',
  },
  {
    what: 'rework without a reason',
    action: 'REWORK',
    job: { status: 'QUALITY_CHECK' },
    code: 'REASON_REQUIRED',
  },
  {
    what: 'neither tracking nor pickup',
    action: 'SHIP',
    job: { status: 'READY' },
    code: 'TRACKING_REQUIRED',
  },
  {
    what: 'resumed to nowhere',
    action: 'RESUME',
    job: { status: 'ON_HOLD', previousStatus: null },
    code: 'PREVIOUS_STATUS_UNKNOWN',
  },
  {
    what: 'restored after a day',
    action: 'RESTORE',
    job: { status: 'CANCELLED', statusSince: at('09T11:59:59') },
    code: 'RESTORE_WINDOW_CLOSED',
  },
  {
    what: 'restored after a fee was charged',
    action: 'RESTORE',
    job: { status: 'CANCELLED', cancelFee: decimal('60') },
    code: 'ALREADY_INVOICED',
  },
  {
    what: 'some of its pieces were shipped',
    action: 'CANCEL',
    job: { status: 'IN_PRODUCTION', salesOrder: PARENT_ORDER, shipmentObstacle: 'PIECES_SHIPPED' },
    code: 'PIECES_SHIPPED',
  },
  {
    what: 'other pieces were shipped with it',
    action: 'UNSHIP',
    job: { status: 'SHIPPED', salesOrder: PARENT_ORDER, shipmentObstacle: 'SHIPMENT_HAS_OTHERS' },
    code: 'SHIPMENT_HAS_OTHERS',
  },
  {
    what: 'its shipment is invoiced',
    action: 'UNSHIP',
    job: { status: 'SHIPPED', salesOrder: PARENT_ORDER, shipmentObstacle: 'SHIPMENT_BILLED' },
    code: 'SHIPMENT_BILLED',
  },
  {
    what: 'restored in an order that is closed',
    action: 'RESTORE',
    job: { status: 'CANCELLED', salesOrder: { ...PARENT_ORDER, isClosed: true } },
    code: 'SALES_ORDER_CLOSED',
  },
  {
    what: 'taken back in an order that has ended',
    action: 'UNSHIP',
    job: { status: 'SHIPPED', salesOrder: { ...PARENT_ORDER, isClosed: true, hasEnded: true } },
    code: 'SALES_ORDER_CLOSED',
  },
  {
    what: 'a service type that does not wait',
    action: 'APPROVE',
    role: 'PORTAL_BUYER',
    job: AWAITING,
    input: { serviceTypeCode: 'ENGRAVING' },
    code: 'NOTHING_AWAITS_APPROVAL',
  },
  {
    what: 'staff approving for the customer',
    action: 'APPROVE',
    role: 'ADMINISTRATOR',
    job: AWAITING,
    code: 'NOT_FOR_THIS_SIDE',
  },
  {
    what: 'a customer starting work',
    action: 'START',
    role: 'PORTAL_ADMIN',
    job: { status: 'APPROVED' },
    code: 'NOT_FOR_THIS_SIDE',
  },
  {
    what: 'staff approving as the buyer',
    action: 'APPROVE',
    role: 'PORTAL_BUYER',
    job: AWAITING,
    actor: { isActedFor: true },
    code: 'ACTING_AS_FORBIDDEN',
  },
  {
    what: 'staff declining as the buyer',
    action: 'DECLINE',
    role: 'PORTAL_BUYER',
    job: AWAITING,
    actor: { isActedFor: true },
    input: { reason: 'no' },
    code: 'ACTING_AS_FORBIDDEN',
  },
  { what: 'a viewer approving', action: 'APPROVE', role: 'PORTAL_VIEWER', job: AWAITING, code: 'FORBIDDEN' },
  {
    what: 'a buyer approving a colleague’s job',
    action: 'APPROVE',
    role: 'PORTAL_BUYER',
    job: AWAITING,
    actor: { userId: BUYER_ID + 1 },
    code: 'FORBIDDEN',
  },
  {
    what: 'an approver of another customer',
    action: 'APPROVE',
    role: 'PORTAL_APPROVER',
    job: AWAITING,
    actor: { customerId: 6 },
    code: 'FORBIDDEN',
  },
  { what: 'production cancelling', action: 'CANCEL', role: 'STAFF_PRODUCTION', code: 'FORBIDDEN' },
];

test.each(REFUSED)('$what: $code', ({ code, ...attempt }) => {
  expect(decideAttempt(attempt)).toMatchObject({ ok: false, refused: { code } });
});

test('a forbidden action names the missing permission, for every job', () => {
  const jobs = [{ status: 'NEW' as const }, { status: 'REMADE' as const }, { customerId: 77 }];
  for (const job of jobs) {
    expect(decideAttempt({ action: 'SHIP', role: 'STAFF_FINANCE', job })).toEqual({
      ok: false,
      refused: { code: 'FORBIDDEN', permission: 1703 },
    });
  }
});
