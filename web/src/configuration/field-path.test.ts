import { expect, test } from '@jest/globals';
import { requestFailure } from '../lib/forms/mutation-failure.ts';
import { SET } from './configured-piece.examples.ts';
import { failureAtFields } from './field-path.ts';

const SENT = {
  itemTypeId: 5,
  attributes: [{ attributeId: 9, text: 'Ever' }],
  subItems: [{ itemTypeId: 1, alloyId: 4, attributes: [{ attributeId: 8, optionId: 81 }] }],
};

test.each([
  ['configuration.attributes.0.text', 'configuration.attributes.a9'],
  ['configuration.attributes.5.text', 'configuration.attributes.5.text'],
  ['configuration.alloyId', 'configuration.alloyId'],
  ['configuration.subItems.0.attributes.0.optionId', 'configuration.parts.p1.attributes.a8'],
  ['configuration.subItems.0.alloyId', 'configuration.parts.p1.alloyId'],
  ['configuration.subItems.0.size', 'configuration.parts.p1.attributes.a7'],
  ['configuration.subItems.0.itemTypeId', 'configuration.parts.p1'],
  ['configuration.itemTypeId', 'configuration.itemTypeId'],
  ['design.weight', 'design.weight'],
])('the issue at %s belongs to %s', (path, field) => {
  const failure = { ...requestFailure(new Error()), issues: [{ path, code: 'REQUIRED' }] };
  expect(failureAtFields(failure, SENT, SET)).toEqual({
    ...failure,
    issues: [{ path: field, code: 'REQUIRED' }],
  });
});
