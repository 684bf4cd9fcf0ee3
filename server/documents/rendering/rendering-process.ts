import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler, type NodeTypstDocument, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import type { RenderedDocument, RenderingJob, RenderingReply } from './rendering-job.ts';

/** Upright cuts alone: a variable font cannot be embedded. */
const FONTS = [
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  '@expo-google-fonts/fraunces/500Medium/Fraunces_500Medium.ttf',
];

const LAYOUT = join(import.meta.dirname, '..', 'layout');

const compiler = NodeCompiler.create({
  workspace: LAYOUT,
  fontArgs: [{ fontBlobs: FONTS.map((font) => readFileSync(fileURLToPath(import.meta.resolve(font)))) }],
});

/** Content and pictures lie beside the layout without being written there. */
function render({ content, files }: RenderingJob): RenderedDocument {
  compiler.mapShadow(join(LAYOUT, 'content.json'), Buffer.from(JSON.stringify(content)));
  for (const { name, bytes } of files) compiler.mapShadow(join(LAYOUT, 'pictures', name), Buffer.from(bytes));
  try {
    const compiled = compiler.compile({ mainFilePath: join(LAYOUT, 'document.typ'), resetRead: true });
    if (!compiled.result) {
      const error = compiled.takeError();
      throw new Error(error ? JSON.stringify(compiler.fetchDiagnostics(error)) : 'Nothing was laid out.');
    }
    return { ...written(compiled.result), pages: compiled.result.numOfPages };
  } finally {
    compiler.resetShadow();
    compiler.evictCache(0);
  }
}

/** PDF/UA-1 where every rule of it can be kept, else a tagged PDF: an exotic name must not cost the document. */
function written(laidOut: NodeTypstDocument): Pick<RenderedDocument, 'bytes' | 'isAccessible'> {
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
// The parent has ended: there is nobody to send documents to.
process.on('disconnect', () => process.exit());
