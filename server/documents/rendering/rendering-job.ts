import type { DocumentContent } from '../layout/document-content.ts';

/** A file that the content names: JPEG or SVG. */
export type DocumentFile = { readonly name: string; readonly bytes: Uint8Array };

/** What the process for documents is given. */
export type RenderingJob = {
  readonly content: DocumentContent;
  readonly files: readonly DocumentFile[];
};

/** A document as it comes back. */
export type RenderedDocument = {
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** It keeps all rules of PDF/UA-1; false where a text has signs that no font of ours has. */
  readonly isAccessible: boolean;
};

/** What the process answers; `residentBytes` is its memory afterwards. */
export type RenderingReply = { readonly residentBytes: number } & (
  | { readonly rendered: RenderedDocument }
  | { readonly problem: string }
);
