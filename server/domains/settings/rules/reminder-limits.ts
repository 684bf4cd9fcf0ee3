/** How many reminders before, and after, the due day there are at most, and how many days from it. */
export const REMINDER_LIMITS = { before: { most: 5, days: 60 }, after: { most: 10, days: 365 } } as const;
