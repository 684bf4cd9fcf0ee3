/** One mail, in both forms; `html` must already be escaped. */
export type Mail = { to: string; subject: string; text: string; html: string };

/** Sends mails. Rejects when the mail could be handed to nobody. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): Promise<void> | void;
}
