import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterAll } from '@jest/globals';

/** Behaviour of a mail server. */
export type MailServerBehaviour = 'takes' | 'refuses' | 'hangs' | 'ends';

/** A mail server of one test file. */
export interface MailServer {
  readonly url: string;
  /** Recipients of the accepted emails, in order. */
  readonly taken: string[];
  /** The raw accepted emails. */
  readonly messages: string[];
  mood: MailServerBehaviour;
}

/** Starts a minimal SMTP server, until the last test of the file. */
export async function startMailServer(): Promise<MailServer> {
  const taken: string[] = [];
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    if (state.mood === 'ends') return void socket.destroy();
    if (state.mood === 'hangs') return;
    let recipients: string[] = [];
    let isData = false;
    let rest = '';
    let message: string[] = [];
    socket.write('220 mail.test ESMTP\r\n');
    socket.on('data', (chunk) => {
      const lines = (rest + String(chunk)).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (isData) {
          if (line !== '.') {
            message.push(line);
            continue;
          }
          messages.push(message.join('\n'));
          message = [];
          isData = false;
          taken.push(...recipients);
          recipients = [];
          socket.write('250 queued\r\n');
          continue;
        }
        const recipient = /^RCPT TO:<([^>]+)>/i.exec(line)?.[1];
        const isRefused = state.mood === 'refuses' && recipient !== undefined;
        if (/^MAIL FROM:/i.test(line)) recipients = [];
        if (recipient && !isRefused) recipients.push(recipient);
        if (line === '') continue;
        isData = /^DATA$/i.test(line);
        socket.write(isData ? '354 go on\r\n' : isRefused ? '550 no such mailbox\r\n' : '250 mail.test\r\n');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  const state: MailServer = { url: `smtp://127.0.0.1:${address.port}`, taken, messages, mood: 'takes' };
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return state;
}
