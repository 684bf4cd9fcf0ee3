/** An attachment. */
export type MailAttachment = { filename: string; contentType: string; content: Buffer };

/** An email in both formats; `html` must already be escaped. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Additional headers, such as `List-Unsubscribe`. */
  headers?: Record<string, string>;
  attachments?: MailAttachment[];
};

/** The content of an email without its recipient. */
export type MailContent = Omit<Mail, 'to'>;

/** Sends emails. Rejects if no server accepted the email. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): Promise<void> | void;
}
