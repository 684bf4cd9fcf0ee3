/** What only staff who set terms see, in one bundle. */
export { MainContact } from './MainContact.tsx';
export { SettingsForm } from './SettingsForm.tsx';
