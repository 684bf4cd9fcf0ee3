import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler, type NodeTypstDocument, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import { FONTS, fallbackFonts } from './fonts.ts';
import type { RenderedDocument, RenderingJob, RenderingReply } from './rendering-job.ts';

const LAYOUT = join(import.meta.dirname, '..', 'layout');

const fonts = FONTS.map((file) => readFileSync(file));
const usual = compilerWith(fonts);

function compilerWith(fontBlobs: Buffer[]): NodeCompiler {
  return NodeCompiler.create({ workspace: LAYOUT, fontArgs: [{ fontBlobs }] });
}

/** The usual compiler, or a new one for a text with characters that the usual fonts lack. */
function compilerFor(content: string): NodeCompiler {
  const more = fallbackFonts(content);
  return more.length === 0 ? usual : compilerWith([...fonts, ...more.map((file) => readFileSync(file))]);
}

/** Content and pictures are mapped into the layout's folder without being written there. */
function render({ content, files }: RenderingJob): RenderedDocument {
  const text = JSON.stringify(content);
  const compiler = compilerFor(text);
  compiler.mapShadow(join(LAYOUT, 'content.json'), Buffer.from(text));
  for (const { name, bytes } of files) compiler.mapShadow(join(LAYOUT, 'pictures', name), Buffer.from(bytes));
  try {
    const compiled = compiler.compile({ mainFilePath: join(LAYOUT, 'document.typ'), resetRead: true });
    if (!compiled.result) {
      const error = compiled.takeError();
      throw new Error(error ? JSON.stringify(compiler.fetchDiagnostics(error)) : 'Nothing was laid out.');
    }
    return { ...written(compiler, compiled.result), pages: compiled.result.numOfPages };
  } finally {
    compiler.resetShadow();
    compiler.evictCache(0);
  }
}

/**
 * PDF/UA-1 if all its rules can be met, otherwise a tagged PDF, so that an unusual name does not prevent the document.
 */
function written(
  compiler: NodeCompiler,
  laidOut: NodeTypstDocument,
): Pick<RenderedDocument, 'bytes' | 'isAccessible'> {
  try {
    return { bytes: compiler.pdf(laidOut, { pdfStandard: PdfStandard.UA_1 }), isAccessible: true };
  } catch {
    return { bytes: compiler.pdf(laidOut), isAccessible: false };
  }
}

function replyTo(job: RenderingJob): RenderingReply {
  try {
    return { rendered: render(job), residentBytes: process.memoryUsage.rss() };
  } catch (error) {
    return {
      problem: error instanceof Error ? error.message : String(error),
      residentBytes: process.memoryUsage.rss(),
    };
  }
}

process.on('message', (job: RenderingJob) => {
  process.send?.(replyTo(job));
});
// The parent has ended, so there is no recipient.
process.on('disconnect', () => process.exit());
