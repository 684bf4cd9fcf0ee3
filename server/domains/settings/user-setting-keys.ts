/** Keys of user settings (ordering spec section 9, and those of the web app). */
const USER_SETTING_KEYS = [
  'CP_IsMenuCollapsed',
  'CPV3_DASHBOARD_GRID_LAYOUT',
  'CPv3_OC_Detail',
  'CP_ColorMode',
  'CP_RingSizeSystem',
  'CP_PageSize',
] as const;

const KNOWN: ReadonlySet<string> = new Set(USER_SETTING_KEYS);

/** Whether a key is a user setting. */
export function isUserSettingKey(key: string): boolean {
  return KNOWN.has(key);
}
