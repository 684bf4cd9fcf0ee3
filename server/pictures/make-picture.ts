import { createSlots } from '../lib/slots.ts';
import type { MadePicture, PictureJob, PictureProblem } from './picture-job.ts';
import { createPictureWorker, PictureTimeoutError } from './picture-worker.ts';

/** The picture cannot be made of what was given. */
export class PictureFailure extends Error {
  readonly problem: PictureProblem;
  constructor(problem: PictureProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** How long a picture may take, a slow machine under load included. */
const DEADLINE_MS = 12_000;
/** Pictures that wait at most, those of uploads and ours each. */
const LINE = 1_000;

/**
 * One picture at a time: a large one takes 250 MB for a moment. Pictures of pages go before uploads,
 * whose users take turns.
 */
const slots = createSlots({ size: () => 1, line: LINE });
const work = createPictureWorker(DEADLINE_MS);

/** A picture that somebody uploaded, made safe. Users take turns. */
export function cleanPicture(job: PictureJob & { kind: 'clean' }, from: string): Promise<MadePicture> {
  return slots.run({ from }, () => made(job));
}

/** A picture of ours in another size, or from a drawing. */
export function renderPicture(job: PictureJob & { kind: 'shrink' | 'draw' }): Promise<MadePicture> {
  return slots.run({ from: job.kind, isPreferred: true }, () => made(job));
}

async function made(job: PictureJob): Promise<MadePicture> {
  try {
    const reply = await work(job);
    if ('made' in reply) return reply.made;
    throw new PictureFailure(reply.problem, reply.message);
  } catch (error) {
    if (error instanceof PictureTimeoutError) throw new PictureFailure('IMAGE_TOO_COMPLEX', error.message);
    throw error;
  }
}
