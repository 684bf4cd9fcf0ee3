/** What is below the fold, in one bundle. */
export { NoticeSection } from './NoticeSection.tsx';
export { PasswordSection } from './PasswordSection.tsx';
