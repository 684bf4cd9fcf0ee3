import { join } from 'node:path';
import { createSlots } from '../lib/slots.ts';
import { createWorkProcess, WorkTimeoutError } from '../work-processes/work-process.ts';
import type { MadePicture, PictureJob, PictureProblem, PictureReply } from './picture-job.ts';

/** The picture cannot be made of what was given. */
export class PictureFailure extends Error {
  readonly problem: PictureProblem;
  constructor(problem: PictureProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** After how long a picture counts as stuck, a slow machine under load included; its process limits what it computes. */
const DEADLINE_MS = 60_000;
/** Memory that the process may keep between two pictures. */
const MOST_RESIDENT_BYTES = 160 * 1_048_576;
/** Pictures that wait at most, those of uploads and ours each. */
const LINE = 1_000;

/**
 * One picture at a time: a large one takes 250 MB for a moment. Pictures of pages go before uploads,
 * whose users take turns.
 */
const slots = createSlots({ size: () => 1, line: LINE });
const work = createWorkProcess<PictureJob, PictureReply>({
  module: join(import.meta.dirname, 'picture-process.ts'),
  deadlineMs: DEADLINE_MS,
  mostResidentBytes: MOST_RESIDENT_BYTES,
});

/** A picture that somebody uploaded, made safe. Users take turns. */
export function cleanPicture(job: PictureJob & { kind: 'clean' }, from: string): Promise<MadePicture> {
  return slots.run({ from }, () => made(job));
}

/** A picture of ours in another size, for paper, or from a drawing. */
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
