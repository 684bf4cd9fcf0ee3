import { LuEye, LuEyeOff } from 'react-icons/lu';

/** The icon of the button that shows or hides a password. */
export function PasswordEye({ isOpen }: { isOpen: boolean }) {
  return isOpen ? <LuEyeOff /> : <LuEye />;
}
