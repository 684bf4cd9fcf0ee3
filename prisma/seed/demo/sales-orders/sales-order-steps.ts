import type { Step } from './planned-sales-order.ts';

type Of<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

/** Jobs are released to the workshop. */
export function released(days: number, ...lines: number[]): Step[] {
  return lines.map((line) => ({ kind: 'JOB', days, line, action: 'RELEASE' }));
}

/** A job is at work, and got as far as a stage of the bench. */
export function atWork(days: number, line: number, stage: number): Step[] {
  return [
    { kind: 'JOB', days, line, action: 'START' },
    { kind: 'STAGE', days: days - 0.5, line, stage },
  ];
}

/** A job passes the bench and waits for its check. */
export function made(days: number, line: number): Step[] {
  return [...atWork(days + 3, line, 100), { kind: 'JOB', days, line, action: 'TO_QC' }];
}

/** The same, and is ready. */
export function ready(days: number, ...lines: number[]): Step[] {
  return lines.flatMap((line): Step[] => [
    ...made(days + 0.5, line),
    { kind: 'JOB', days, line, action: 'PASS' },
  ]);
}

/** Pieces leave. */
export function shipped(
  days: number,
  lines: Of<'SHIPMENT'>['lines'],
  trackingNumber: string | null,
  note?: string,
): Step {
  return { kind: 'SHIPMENT', days, lines, trackingNumber, ...(note ? { note } : {}) };
}

/** Jobs that left are done with. */
export function completed(days: number, ...lines: number[]): Step[] {
  return lines.map((line) => ({ kind: 'JOB', days, line, action: 'COMPLETE' }));
}

/** A part, in per cent, of what is still due is paid. */
export function paid(
  days: number,
  percent: string,
  method: Of<'DEPOSIT'>['method'],
  reference: string | null = null,
): Step {
  return { kind: 'DEPOSIT', days, percent, method, reference };
}

/** Everything is made, leaves at once and is done with. */
export function delivered(days: number, trackingNumber: string, ...lines: number[]): Step[] {
  return [
    ...released(days + 16, ...lines),
    ...ready(days + 1, ...lines),
    shipped(days, lines, trackingNumber),
    ...completed(days - 14, ...lines),
  ];
}

/** The invoice is made, of the whole order or of its newest shipment. */
export function billed(days: number, as: Of<'BILL'>['as'] = 'ISSUED'): Step {
  return { kind: 'BILL', days, as };
}

/** A part, in per cent, of what is owed of the invoice comes, or more than that. */
export function collected(
  days: number,
  percent: string,
  method: Of<'PAYMENT'>['method'],
  reference: string | null = null,
  more: Pick<Of<'PAYMENT'>, 'beyond' | 'bounces'> = {},
): Step {
  return { kind: 'PAYMENT', days, percent, method, reference, ...more };
}

/** Somebody writes a note. */
export function note(days: number, by: string, visibility: Of<'NOTE'>['visibility'], text: string): Step {
  return { kind: 'NOTE', days, by, visibility, text };
}
