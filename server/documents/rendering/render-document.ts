import { join } from 'node:path';
import { createSlots } from '../../lib/slots.ts';
import { createWorkProcess } from '../../work-processes/work-process.ts';
import type { RenderedDocument, RenderingJob, RenderingReply } from './rendering-job.ts';

/** How long a document may take, a slow machine under load included. */
const DEADLINE_MS = 60_000;
/** Memory that the process may keep between two documents. */
const MOST_RESIDENT_BYTES = 200 * 1_048_576;
/** Documents that wait at most. */
const LINE = 100;

/** One document at a time: a hundred travelers take 200 MB for a moment. Users take turns. */
const slots = createSlots({ size: () => 1, line: LINE });
const work = createWorkProcess<RenderingJob, RenderingReply>({
  module: join(import.meta.dirname, 'rendering-process.ts'),
  deadlineMs: DEADLINE_MS,
  mostResidentBytes: MOST_RESIDENT_BYTES,
});

/**
 * Makes a PDF in a process of its own; `from` names whose it is.
 * @throws {BusyError} when too many wait already.
 */
export function renderDocument(job: RenderingJob, from: string): Promise<RenderedDocument> {
  return slots.run({ from }, async () => {
    const reply = await work(job);
    if ('rendered' in reply) return reply.rendered;
    throw new Error(`The document could not be laid out: ${reply.problem}`);
  });
}
