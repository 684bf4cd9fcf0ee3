/** Maximum number of reminders before and after the due date, and of days. */
export const REMINDER_LIMITS = { before: { most: 5, days: 60 }, after: { most: 10, days: 365 } } as const;
