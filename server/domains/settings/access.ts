/** Permission 2703: change settings and other data of the installation. */
export const SETTINGS_CHANGE = 2703;
