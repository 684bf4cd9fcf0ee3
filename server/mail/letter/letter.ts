import type { Locale } from '../../lib/locale-formats.ts';

/** A row of a label and what it says. */
export type LetterFact = { label: string; value: string; isTotal?: boolean };

/** A piece in a list: what it is, more about it, what it comes to, and a page about it. */
export type LetterItem = {
  title: string;
  detail?: string | null;
  amount?: string | null;
  link?: { label: string; url: string } | null;
};

/** A part of a letter; texts are plain, the kit escapes them. */
export type LetterBlock =
  | { kind: 'TEXT'; text: string }
  /** Fine print. */
  | { kind: 'SMALL'; text: string }
  /** What somebody wrote, with its line breaks. */
  | { kind: 'WORDS'; text: string }
  | { kind: 'FACTS'; rows: readonly LetterFact[] }
  | { kind: 'ITEMS'; rows: readonly LetterItem[] }
  /** Something to be typed or copied. */
  | { kind: 'CODE'; text: string }
  /** The one thing to do. */
  | { kind: 'LINK'; label: string; url: string };

/** All that a mail of ours says; how it looks is the kit's. */
export type Letter = {
  language: Locale;
  subject: string;
  /** First line, in large. */
  heading: string;
  blocks: readonly LetterBlock[];
  /** Who sends it. */
  company: string;
  /** Why one gets it, and how to get it no longer. */
  footer?: readonly LetterFooterLine[];
};

/** A line at the foot of a letter; with an address it is a link. */
export type LetterFooterLine = { text: string; url?: string };
