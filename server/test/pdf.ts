import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Content of a PDF. */
export type ReadPdf = {
  readonly pages: string[];
  /** Width and height of the first page, in points. */
  readonly size: [number, number];
  readonly title: string;
  readonly language: string | null;
  /** Has a structure tree of headings, tables and texts for screen readers. */
  readonly isTagged: boolean;
};

/** Reads the texts of a PDF page by page, as a screen reader does. Optional line breaks within words are removed. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  const pdf = await task.promise;
  const pages: string[] = [];
  let size: [number, number] = [0, 0];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    if (number === 1) size = [page.view[2] ?? 0, page.view[3] ?? 0];
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    pages.push(text.replaceAll('\u200B', '').replaceAll('\u00A0', ' '));
  }
  const { info } = await pdf.getMetadata();
  const marks = await pdf.getMarkInfo();
  await task.destroy();
  const facts = info as { Title?: string; Language?: string | null };
  return {
    pages,
    size,
    title: facts.Title ?? '',
    language: facts.Language ?? null,
    isTagged: marks?.Marked === true,
  };
}
