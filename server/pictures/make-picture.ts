import { join } from 'node:path';
import { createSlots } from '../lib/slots.ts';
import { createWorkProcess, WorkTimeoutError } from '../work-processes/work-process.ts';
import type { MadePicture, PictureJob, PictureProblem, PictureReply } from './picture-job.ts';

/** The picture cannot be created from the input. */
export class PictureFailure extends Error {
  readonly problem: PictureProblem;
  constructor(problem: PictureProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** Time-out of a picture, including a slow machine under load; the process itself limits its processor time. */
const DEADLINE_MS = 60_000;
/** Maximum memory of the idle process. */
const MAX_RESIDENT_BYTES = 160 * 1_048_576;
/** Maximum number of waiting pictures, for uploads and for our own each. */
const LINE = 1_000;

/**
 * One picture at a time, because a large one needs 250 MB. Pictures of pages come before uploads, whose users take
 * turns.
 */
const slots = createSlots({ size: () => 1, line: LINE });
const work = createWorkProcess<PictureJob, PictureReply>({
  module: join(import.meta.dirname, 'picture-process.ts'),
  deadlineMs: DEADLINE_MS,
  maxResidentBytes: MAX_RESIDENT_BYTES,
});

/** Re-encodes an uploaded picture. Users take turns. */
export function cleanPicture(job: PictureJob & { kind: 'clean' }, from: string): Promise<MadePicture> {
  return slots.run({ from }, () => made(job));
}

/** Creates one of our pictures in another size, for documents, or from a drawing. */
export function renderPicture(job: PictureJob & { kind: 'shrink' | 'print' | 'draw' }): Promise<MadePicture> {
  return slots.run({ from: job.kind, isPreferred: true }, () => made(job));
}

async function made(job: PictureJob): Promise<MadePicture> {
  try {
    const reply = await work(job);
    if ('made' in reply) return reply.made;
    throw new PictureFailure(reply.problem, reply.message);
  } catch (error) {
    if (error instanceof WorkTimeoutError) throw new PictureFailure('IMAGE_TOO_COMPLEX', error.message);
    throw error;
  }
}
