import type { Step } from './planned-sales-order.ts';

type Of<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

/** Releases jobs to the workshop. */
export function released(days: number, ...lines: number[]): Step[] {
  return lines.map((line) => ({ kind: 'JOB', days, line, action: 'RELEASE' }));
}

/** Moves a job into production up to a bench stage. */
export function inProduction(days: number, line: number, stage: number): Step[] {
  return [
    { kind: 'JOB', days, line, action: 'START' },
    { kind: 'STAGE', days: days - 0.5, line, stage },
  ];
}

/** Moves a job through the bench to the quality check. */
export function made(days: number, line: number): Step[] {
  return [...inProduction(days + 3, line, 100), { kind: 'JOB', days, line, action: 'TO_QC' }];
}

/** The same, until it is ready. */
export function ready(days: number, ...lines: number[]): Step[] {
  return lines.flatMap((line): Step[] => [
    ...made(days + 0.5, line),
    { kind: 'JOB', days, line, action: 'PASS' },
  ]);
}

/** Ships pieces. */
export function shipped(
  days: number,
  lines: Of<'SHIPMENT'>['lines'],
  trackingNumber: string | null,
  note?: string,
): Step {
  return { kind: 'SHIPMENT', days, lines, trackingNumber, ...(note ? { note } : {}) };
}

/** Completes shipped jobs. */
export function completed(days: number, ...lines: number[]): Step[] {
  return lines.map((line) => ({ kind: 'JOB', days, line, action: 'COMPLETE' }));
}

/** Pays a percentage of the amount that is still due. */
export function paid(
  days: number,
  percent: string,
  method: Of<'DEPOSIT'>['method'],
  reference: string | null = null,
): Step {
  return { kind: 'DEPOSIT', days, percent, method, reference };
}

/** Makes, ships and completes everything. */
export function delivered(days: number, trackingNumber: string, ...lines: number[]): Step[] {
  return [
    ...released(days + 16, ...lines),
    ...ready(days + 1, ...lines),
    shipped(days, lines, trackingNumber),
    ...completed(days - 14, ...lines),
  ];
}

/** Creates the invoice of the whole order or of its latest shipment. */
export function billed(days: number, as: Of<'BILL'>['as'] = 'ISSUED'): Step {
  return { kind: 'BILL', days, as };
}

/** Pays a percentage of the open balance of the invoice, or more. */
export function collected(
  days: number,
  percent: string,
  method: Of<'PAYMENT'>['method'],
  reference: string | null = null,
  more: Pick<Of<'PAYMENT'>, 'beyond' | 'bounces'> = {},
): Step {
  return { kind: 'PAYMENT', days, percent, method, reference, ...more };
}

/** A note. */
export function note(days: number, by: string, visibility: Of<'NOTE'>['visibility'], text: string): Step {
  return { kind: 'NOTE', days, by, visibility, text };
}
