import type { Locale } from '../../lib/locale-formats.ts';

/** A row with a label and a value. */
export type LetterFact = { label: string; value: string; isTotal?: boolean };

/** A piece in a list: title, details, amount, and a link. */
export type LetterItem = {
  title: string;
  detail?: string | null;
  /** Further lines below. */
  lines?: readonly string[];
  amount?: string | null;
  link?: { label: string; url: string } | null;
};

/** A part of an email; texts are plain, the templates escape them. */
export type LetterBlock =
  | { kind: 'TEXT'; text: string }
  /** Fine print. */
  | { kind: 'SMALL'; text: string }
  /** Text written by a user, with its line breaks. */
  | { kind: 'WORDS'; text: string }
  | { kind: 'FACTS'; rows: readonly LetterFact[] }
  | { kind: 'ITEMS'; rows: readonly LetterItem[] }
  /** A code to type or copy. */
  | { kind: 'CODE'; text: string }
  /** The main action. */
  | { kind: 'LINK'; label: string; url: string };

/** Content of an email without its layout. */
export type Letter = {
  language: Locale;
  subject: string;
  /** Headline. */
  heading: string;
  blocks: readonly LetterBlock[];
  /** The sender's company. */
  company: string;
  /** Why the recipient gets it, and how to unsubscribe. */
  footer?: readonly LetterFooterLine[];
};

/** A line of the footer; a link if it has a URL. */
export type LetterFooterLine = { text: string; url?: string };
