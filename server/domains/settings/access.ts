/** Permission 2703: change settings, and what else is of the whole installation. */
export const SETTINGS_CHANGE = 2703;
