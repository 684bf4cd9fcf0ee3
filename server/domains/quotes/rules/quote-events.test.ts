import { expect, test } from '@jest/globals';
import { ruleOf } from '../../notices/rules/events.ts';
import { eventOfStep } from './quote-events.ts';
import { APPROVAL_ACTIONS, QUOTE_TRANSITIONS } from './transitions.ts';

/** Steps that do not notify the other side, or that have their own email. */
const SILENT = [
  'SEND',
  'DELETE',
  'REVIEW',
  'RETURN',
  'REPLACE',
  'RECALL',
  'EXPIRE',
  'REVISE',
  'CONVERT',
  'REFRESH',
];

test('every step of a quote notifies the other side, or is listed as silent', () => {
  for (const { action, customer, staff } of QUOTE_TRANSITIONS) {
    const occurrence = eventOfStep(action);
    expect([action, occurrence === null]).toEqual([action, SILENT.includes(action)]);
    if (occurrence === null) continue;
    const sides = (['CUSTOMER', 'STAFF'] as const).filter(
      (side) => ruleOf(occurrence.event, side) !== null && (occurrence.side ?? side) === side,
    );
    if (customer) expect([action, sides]).toEqual([action, expect.arrayContaining(['STAFF'])]);
    // Approvals are internal, so customers are not notified.
    if (APPROVAL_ACTIONS.includes(action)) expect([action, sides]).toEqual([action, ['STAFF']]);
    else if (staff) expect([action, sides]).toEqual([action, expect.arrayContaining(['CUSTOMER'])]);
  }
});
