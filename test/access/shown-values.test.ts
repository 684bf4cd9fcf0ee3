import { expect, test } from '@jest/globals';
import { addShownValues, type ShownValues, takeValues } from './shown-values.ts';

const job = (facts: object) => ({ __typename: 'JobOrder', id: 'job-1', ...facts });
const connection = (edges: object[]) => ({ __typename: 'JobOrderConnection', edges });

/** The outcome of a field for a viewer, given what others are shown. */
function shownOf(field: string, others: object, viewer: object): string | undefined {
  const [values, sight]: [Set<string>, ShownValues] = [new Set(), new Map()];
  takeValues(others, 'result', values);
  addShownValues(viewer, 'result', values, sight);
  return sight.get(field);
}

test.each([
  ['read', job({ fee: '1.00' }), job({ fee: '1.00' })],
  ['hidden', job({ fee: '1.00' }), job({ fee: null })],
  ['hidden', [job({ fee: '1.00' })], [null, job({ fee: null })]],
  ['?', job({ fee: null }), job({ fee: null })],
  ['?', { ...job({ fee: '1.00' }), id: 'job-2' }, job({ fee: null })],
  ['read', [job({ fee: '1.00' })], [job({ fee: null }), { ...job({ fee: '2.00' }), id: 'job-2' }]],
  [undefined, job({ fee: '1.00' }), [null]],
])('a field is %s', (shown, others, viewer) => {
  expect(shownOf('JobOrder.fee', others, viewer)).toBe(shown);
});

test('a list of rows that is empty for its viewer hides nothing', () => {
  expect(shownOf('JobOrderConnection.edges', connection([job({})]), connection([]))).toBe('?');
});

test('objects without an id are equal on rows with the same id', () => {
  const action = (fee: string | null) => job({ action: { __typename: 'JobAction', fee } });
  expect(shownOf('JobAction.fee', action('1.00'), action(null))).toBe('hidden');
});
