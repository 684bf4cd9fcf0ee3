/** One message of PostgreSQL's frontend protocol. */
export interface FrontendMessage {
  readonly bytes: Buffer;
  /** The first message of a connection has no type. */
  readonly isStartup: boolean;
  /** `P` parse, `B` bind, `D` describe, `E` execute, `S` sync, `Q` simple query, … */
  readonly type: string;
  /** Its statement, if it has one. */
  readonly sql: string | null;
}

/** Whether the message commits. */
export function commits({ type, sql }: FrontendMessage): boolean {
  return (type === 'E' || type === 'Q') && /^\s*commit\b/i.test(sql ?? '');
}

/** Parses the bytes of one connection, and returns the complete messages. */
export function readMessages(): (chunk: Buffer) => FrontendMessage[] {
  const statements = new Map<string, string>();
  let pending: Buffer = Buffer.alloc(0);
  let isStarted = false;
  let bound: string | null = null;

  function sqlOf(type: string, body: Buffer): string | null {
    const [first = '', second = ''] = body.toString('latin1').split('\0');
    if (type === 'Q') return first;
    if (type === 'P') {
      statements.set(first, second);
      return second;
    }
    if (type === 'B') bound = statements.get(second) ?? null;
    return type === 'B' || type === 'E' ? bound : null;
  }

  return (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    const messages: FrontendMessage[] = [];
    for (;;) {
      const head = isStarted ? 1 : 0;
      if (pending.length < head + 4) return messages;
      const end = head + pending.readInt32BE(head);
      if (pending.length < end) return messages;
      const bytes = pending.subarray(0, end);
      pending = pending.subarray(end);
      const type = isStarted ? String.fromCharCode(bytes[0] ?? 0) : '';
      messages.push({
        bytes,
        isStartup: !isStarted || type === 'p',
        type,
        sql: sqlOf(type, bytes.subarray(head + 4)),
      });
      isStarted = true;
    }
  };
}
