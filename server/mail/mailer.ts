/** A file that a mail carries. */
export type MailAttachment = { filename: string; contentType: string; content: Buffer };

/** One mail, in both forms; `html` must already be escaped. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Further headers, such as `List-Unsubscribe`. */
  headers?: Record<string, string>;
  attachments?: MailAttachment[];
};

/** What a mail says, in both forms, before it is known to whom it goes. */
export type MailContent = Omit<Mail, 'to'>;

/** Sends mails. Rejects when no server took the mail. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): Promise<void> | void;
}
