/** Keys under which users keep settings of their own (ordering spec section 9 and what the web app adds). */
const USER_SETTING_KEYS = [
  'CP_IsMenuCollapsed',
  'CPV3_DASHBOARD_GRID_LAYOUT',
  'CPv3_OC_Detail',
  'CP_ColorMode',
  'CP_RingSizeSystem',
  'CP_PageSize',
] as const;

const KNOWN: ReadonlySet<string> = new Set(USER_SETTING_KEYS);

/** Whether users may keep something under a key. */
export function isUserSettingKey(key: string): boolean {
  return KNOWN.has(key);
}
