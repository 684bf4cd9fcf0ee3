import { LuEye, LuEyeOff } from 'react-icons/lu';

/** The sign of the button that shows a password, or hides it. */
export function PasswordEye({ isOpen }: { isOpen: boolean }) {
  return isOpen ? <LuEyeOff /> : <LuEye />;
}
