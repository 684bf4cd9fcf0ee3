import { type Caller, createSlots } from '../lib/slots.ts';
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
/** Processes of each kind at most. */
const PROCESSES = 2;

/** What people upload does not hold up what everybody looks at: each has processes and a line of its own. */
const uploads = createWorkshop({ line: 60, sizeOfOne: 1 });
const renditions = createWorkshop({ line: 1_000, sizeOfOne: PROCESSES });

/** A picture that somebody uploaded, made safe. Users take turns, with one picture at a time each. */
export function cleanPicture(job: PictureJob & { kind: 'clean' }, from: string): Promise<MadePicture> {
  return uploads({ from }, job);
}

/** A picture of ours in another size, or from a drawing. */
export function renderPicture(job: PictureJob & { kind: 'shrink' | 'draw' }): Promise<MadePicture> {
  return renditions({ from: job.kind }, job);
}

function createWorkshop({ line, sizeOfOne }: { line: number; sizeOfOne: number }) {
  const slots = createSlots({ size: () => PROCESSES, sizeOfOne, line });
  const free = Array.from({ length: PROCESSES }, () => createPictureWorker(DEADLINE_MS));

  return (caller: Caller, job: PictureJob): Promise<MadePicture> =>
    slots.run(caller, async () => {
      const work = free.pop();
      if (!work) throw new Error('There are as many workers as slots.');
      try {
        const reply = await work(job);
        if ('made' in reply) return reply.made;
        throw new PictureFailure(reply.problem, reply.message);
      } catch (error) {
        if (error instanceof PictureTimeoutError)
          throw new PictureFailure('IMAGE_TOO_COMPLEX', error.message);
        throw error;
      } finally {
        free.push(work);
      }
    });
}
