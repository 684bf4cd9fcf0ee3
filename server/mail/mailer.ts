/** One mail, in both forms; `html` must already be escaped. */
export type Mail = { to: string; subject: string; text: string; html: string };

/** Sends mails. Rejects when no server took the mail. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): Promise<void> | void;
}
