import { expect, test } from '@jest/globals';
import { RING, SET } from '../../../configuration/configured-piece.examples.ts';
import {
  type ChosenPieceValues,
  choiceIssues,
  chosenPiece,
  NOTHING_CHOSEN,
  valuesOfChosen,
} from './chosen-piece.ts';

const values = (changes: Partial<ChosenPieceValues>): ChosenPieceValues => ({
  ...NOTHING_CHOSEN,
  ...changes,
});

test('reads choices by code and stores them by id, also of parts of a set', () => {
  const part = { alloyId: '4', size: '6.5', attributes: { a8: '81' } };
  const kept = values({ alloyId: '3', attributes: { a9: 'Ever' }, parts: { p1: part }, ownMetal: true });
  const chosen = chosenPiece(kept, SET);
  expect(chosen).toEqual({
    metal: '3',
    size: null,
    choices: { ENGRAVING: 'Ever' },
    parts: { 'RS-101': { metal: '4', size: '6.5', choices: { FINGER: '81' } } },
    ownMetal: true,
  });
  expect(valuesOfChosen(chosen, SET)).toEqual(kept);
  expect(valuesOfChosen({ ...chosen, metal: '14KW', parts: {} }, SET)).toEqual({
    ...kept,
    alloyId: '4',
    parts: {},
  });
});

test('reads a size that was saved as an attribute', () => {
  expect(chosenPiece(values({ attributes: { a7: '6.5' } }), RING)).toMatchObject({
    size: '6.5',
    choices: {},
  });
});

test('shows a missing or invalid value at its field, also of an independent part', () => {
  expect(choiceIssues(values({}), RING)).toEqual([{ path: 'configuration.attributes.a8', code: 'REQUIRED' }]);
  expect(choiceIssues(values({ attributes: { a8: '81' } }), RING)).toEqual([]);
  expect(choiceIssues(values({ attributes: { a9: 'For ever' } }), SET)).toEqual([
    { path: 'configuration.attributes.a9', code: 'TOO_LONG' },
  ]);
  const apart = { p1: { alloyId: '4', size: '', attributes: {} } };
  expect(choiceIssues(values({ parts: apart }), SET)).toEqual([
    { path: 'configuration.parts.p1.attributes.a8', code: 'REQUIRED' },
  ]);
});
