/** Permission 2001: see payments. */
export const PAYMENTS_VIEW = 2001;

/** Permission 2002: record payments. */
export const PAYMENTS_ADD = 2002;
