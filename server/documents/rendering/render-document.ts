import { join } from 'node:path';
import { createSlots } from '../../lib/slots.ts';
import { createWorkProcess } from '../../work-processes/work-process.ts';
import type { RenderedDocument, RenderingJob, RenderingReply } from './rendering-job.ts';

/** Time limit of a document, on a slow machine under load. */
const DEADLINE_MS = 60_000;
/** Maximum memory of the process between two documents. */
const MAX_RESIDENT_BYTES = 200 * 1_048_576;
/** Maximum number of waiting documents. */
const LINE = 100;

/** One document at a time, because a hundred travelers briefly take 200 MB. Users take turns. */
const slots = createSlots({ size: () => 1, line: LINE });
const work = createWorkProcess<RenderingJob, RenderingReply>({
  module: join(import.meta.dirname, 'rendering-process.ts'),
  deadlineMs: DEADLINE_MS,
  maxResidentBytes: MAX_RESIDENT_BYTES,
});

/**
 * Renders a PDF in a separate process; `from` identifies the user.
 * @throws {BusyError} if too many are waiting.
 */
export function renderDocument(job: RenderingJob, from: string): Promise<RenderedDocument> {
  return slots.run({ from }, async () => {
    const reply = await work(job);
    if ('rendered' in reply) return reply.rendered;
    throw new Error(`The document could not be laid out: ${reply.problem}`);
  });
}
