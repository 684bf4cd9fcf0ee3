import { expect, test } from '@jest/globals';
import { type ConcreteRequest, createOperationDescriptor } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import page from '../../__generated__/JobOrderPageQuery.graphql.ts';
import approve from '../__generated__/useApproveJobMutation.graphql.ts';
import addNote from './__generated__/addJobNoteMutation.graphql.ts';
import cancel from './__generated__/CancelDialogMutation.graphql.ts';
import decline from './__generated__/DeclineDialogMutation.graphql.ts';
import proposeService from './__generated__/ProposeServiceDialogMutation.graphql.ts';
import reschedule from './__generated__/RescheduleDialogMutation.graphql.ts';
import stage from './__generated__/StageDialogMutation.graphql.ts';
import transition from './__generated__/useTransitionMutation.graphql.ts';
import undo from './__generated__/useUndoMutation.graphql.ts';

/** Every mutation of a job, with the name of its success type. */
const MUTATIONS: readonly (readonly [string, ConcreteRequest, string])[] = [
  ['a step', transition, 'TransitionJobOrderSuccess'],
  ['taking a step back', undo, 'UndoJobOrderTransitionSuccess'],
  ['approving', approve, 'ApproveJobOrderSuccess'],
  ['declining', decline, 'DeclineJobOrderSuccess'],
  ['cancelling', cancel, 'CancelJobOrderSuccess'],
  ['another day', reschedule, 'RescheduleJobOrderSuccess'],
  ['a stage', stage, 'SetJobOrderStageSuccess'],
  ['a proposal', proposeService, 'ProposeJobServiceSuccess'],
  ['a note', addNote, 'AddNoteSuccess'],
];

/** A job whose lists have this many entries. */
const jobWith = (count: number) => {
  const list = (name: string) => Array.from({ length: count }, (_, index) => ({ id: `${name}-${index}` }));
  return {
    NoteSubject: ({ name }: { name?: string | null }) =>
      name === 'subject' ? { __typename: 'JobOrder', id: 'job' } : {},
    JobOrder: ({ name }: { name?: string | null }) =>
      name !== 'jobOrder' && name !== 'subject'
        ? {}
        : {
            id: 'job',
            allowedActions: Array.from({ length: count }, () => ({})),
            services: list('service'),
            history: list('event'),
            charges: list('charge'),
            notes: list('note'),
          },
    // Empty, because the generator cannot create a list that two fragments select differently.
    JobItem: () => ({ notes: [] }),
    OrderGroup: () => ({ id: 'order', charges: list('order-charge'), jobOrders: list('other') }),
  };
};

function showPage() {
  const environment = createMockEnvironment();
  const shown = createOperationDescriptor(page, { number: 'JO-1', tab: 'ALL', filter: null, orderBy: null });
  environment.commitPayload(shown, MockPayloadGenerator.generate(shown, jobWith(1)).data ?? {});
  return { environment, isComplete: () => environment.check(shown).status === 'available' };
}

test.each(MUTATIONS)('%s leaves nothing of the page missing', (_act, request, success) => {
  const { environment, isComplete } = showPage();
  const operation = createOperationDescriptor(request, { input: {} });
  const { data } = MockPayloadGenerator.generate(operation, {
    ...jobWith(3),
    [success.replace('Success', 'Result')]: () => ({ __typename: success }),
  });
  const key = success === 'AddNoteSuccess' ? 'subject' : 'jobOrder';
  expect(data).toMatchObject({ result: { __typename: success, [key]: { id: 'job' } } });
  expect(isComplete()).toBe(true);

  environment.commitPayload(operation, data ?? {});

  expect(isComplete()).toBe(true);
});

test.each(MUTATIONS)('%s has no field that it cannot change', (_act, request) => {
  const text = JSON.stringify(request.operation);
  for (const fixed of ['breakdown', 'shippingAddress', 'attributes', 'accountNumber', 'priority'])
    expect(text).not.toContain(`"${fixed}"`);
});
