/** Maximum length of a message, in characters. */
export const MAIL_MESSAGE_LENGTH = 2_000;
