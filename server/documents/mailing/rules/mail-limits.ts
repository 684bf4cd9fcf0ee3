/** Longest message that a mail with a document takes, in characters. */
export const MAIL_MESSAGE_LENGTH = 2_000;
