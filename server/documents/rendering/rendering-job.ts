import type { DocumentContent } from '../layout/document-content.ts';

/** A file used in the content: JPEG or SVG. */
export type DocumentFile = { readonly name: string; readonly bytes: Uint8Array };

/** Input of the rendering process. */
export type RenderingJob = {
  readonly content: DocumentContent;
  readonly files: readonly DocumentFile[];
};

/** A rendered document. */
export type RenderedDocument = {
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** Whether it conforms to PDF/UA-1; false if a text has characters that are missing in our fonts. */
  readonly isAccessible: boolean;
};

/** Output of the rendering process; `residentBytes` is its memory afterwards. */
export type RenderingReply = { readonly residentBytes: number } & (
  | { readonly rendered: RenderedDocument }
  | { readonly problem: string }
);
