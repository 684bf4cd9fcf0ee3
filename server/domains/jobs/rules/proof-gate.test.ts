import { expect, test } from '@jest/globals';
import { type ProofGateFacts, stageObstacle } from './proof-gate.ts';

const FREE: ProofGateFacts = { stage: null, itemTypeRequiresProof: false, proofStages: [], proofs: [] };
const NEEDS = { ...FREE, itemTypeRequiresProof: true };

test.each<[string, number, ProofGateFacts, ReturnType<typeof stageObstacle>]>([
  ['a piece without a proof is cast', 40, FREE, null],
  ['one that needs a proof is not', 40, NEEDS, 'PROOF_REQUIRED'],
  ['… nor taken past casting', 90, NEEDS, 'PROOF_REQUIRED'],
  ['… though it may wait for casting', 39, NEEDS, null],
  ['… and be drawn', 20, NEEDS, null],
  ['an approved proof opens the way', 40, { ...NEEDS, proofs: ['APPROVED'] }, null],
  ['an open one does not', 40, { ...NEEDS, proofs: [null] }, 'PROOF_NOT_APPROVED'],
  ['nor a declined one', 40, { ...NEEDS, proofs: ['DECLINED'] }, 'PROOF_NOT_APPROVED'],
  ['nor one of two', 40, { ...NEEDS, proofs: ['APPROVED', null] }, 'PROOF_NOT_APPROVED'],
  ['a proof that was not asked for counts too', 40, { ...FREE, proofs: [null] }, 'PROOF_NOT_APPROVED'],
  [
    'a stage of its workflow that needs a proof',
    80,
    { ...FREE, stage: 70, proofStages: [80] },
    'PROOF_REQUIRED',
  ],
  ['… it may wait for', 79, { ...FREE, stage: 70, proofStages: [80] }, null],
  ['… or pass with one', 90, { ...FREE, stage: 70, proofStages: [80], proofs: ['APPROVED'] }, null],
  ['what was cast goes on', 50, { ...NEEDS, stage: 40, proofs: [null] }, null],
  ['what only waited is cast like the rest', 40, { ...NEEDS, stage: 39 }, 'PROOF_REQUIRED'],
])('%s', (_what, stage, facts, expected) => {
  expect(stageObstacle(stage, facts)).toBe(expected);
});
