import type { Transporter } from 'nodemailer';
import type { Mailer } from './mailer.ts';

const TIMEOUT_MS = 10_000;

/** Sends emails through an SMTP server, with one connection pool per process. */
export function smtpMailer(url: string, from: string): Mailer {
  let transport: Promise<Transporter> | undefined;
  return {
    send: async (mail) => {
      transport ??= openTransport(url, from);
      await (await transport).sendMail(mail);
    },
    close: async () => (await transport)?.close(),
  };
}

/** nodemailer is loaded with the first email, because most processes send none. */
async function openTransport(url: string, from: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport(
    {
      url,
      pool: true,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    },
    { from },
  );
}
