import type { Language } from '../../schema/context.ts';

/** Paper sizes: ISO 216, and that of North America. */
export type Paper = 'A4' | 'LETTER';

/** Name of a picture among the document's files. */
export type PictureName = string;

/** A cell of a table: text, a picture, or a space for handwriting. */
type Cell = string | { readonly picture: PictureName | null } | { readonly blank: true };

/** A column of a table. */
export type Column = {
  /** Heading, repeated on every page. */
  readonly title: string;
  /** As wide as the content, or a share of the remaining width. */
  readonly width: 'auto' | number;
  /** Figures and amounts are aligned at the end of the line. */
  readonly isFigure?: boolean;
};

/** A row of a table; its details are printed small under its widest text. */
export type Row = { readonly cells: readonly Cell[]; readonly details?: readonly string[] };

/** A label with its value. */
export type Fact = { readonly label: string; readonly value: string };

/** A section of a sheet; they are printed from top to bottom. */
export type Part =
  | {
      readonly kind: 'facts';
      readonly title: string | null;
      readonly columns: number;
      readonly facts: readonly Fact[];
    }
  | {
      readonly kind: 'lead';
      readonly picture: PictureName | null;
      readonly title: string;
      readonly facts: readonly Fact[];
    }
  | {
      readonly kind: 'addresses';
      readonly addresses: readonly { readonly label: string; readonly lines: readonly string[] }[];
    }
  | {
      readonly kind: 'table';
      readonly title: string | null;
      readonly columns: readonly Column[];
      readonly rows: readonly Row[];
      /** Ruled on all sides, with rows high enough to write in. */
      readonly isForm?: boolean;
    }
  | {
      readonly kind: 'totals';
      readonly rows: readonly (Fact & { readonly isGrand?: boolean })[];
    }
  | { readonly kind: 'text'; readonly title: string | null; readonly paragraphs: readonly string[] }
  | {
      readonly kind: 'pictures';
      readonly title: string;
      readonly pictures: readonly { readonly name: PictureName; readonly caption: string }[];
    }
  | { readonly kind: 'signature'; readonly title: string; readonly fields: readonly string[] };

/** A part of the document that starts on a new page, with its own heading and page numbers. */
export type Sheet = {
  readonly title: string;
  readonly number: string;
  /** Printed large beside the heading. */
  readonly highlight: Fact | null;
  /** A code for phones, drawn as SVG. */
  readonly code: { readonly picture: PictureName; readonly caption: string } | null;
  readonly parts: readonly Part[];
};

/** Content of a whole document, for the layout. */
export type DocumentContent = {
  readonly language: Language;
  readonly paper: Paper;
  /** Title of the file. */
  readonly title: string;
  readonly company: { readonly name: string; readonly lines: readonly string[] };
  readonly words: {
    /** `Page {page} of {pages}`. */
    readonly pageOf: string;
    readonly noPicture: string;
    readonly picture: string;
    readonly logo: string;
  };
  /** Available pictures; other names are pictures that could not be read. */
  readonly files: readonly PictureName[];
  readonly sheets: readonly Sheet[];
};
