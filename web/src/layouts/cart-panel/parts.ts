export { CartPanel } from './CartPanel.tsx';
export { SameSizeDialog } from './SameSizeDialog.tsx';
