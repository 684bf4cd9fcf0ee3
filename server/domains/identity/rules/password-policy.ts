/** Why a password is refused. */
type PasswordProblem =
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_TOO_LONG'
  | 'PASSWORD_IS_USER_NAME'
  | 'PASSWORD_TOO_COMMON'
  | 'PASSWORD_UNCHANGED';

/** Length makes a password strong; there are no composition rules (NIST SP 800-63B). */
const MIN_PASSWORD_LENGTH = 10;

/** Longer input is refused before hashing. */
const MAX_PASSWORD_LENGTH = 200;

/** The most common passwords of at least the minimum length, from published breaches. */
const COMMON = new Set([
  '1234567890',
  '0123456789',
  '0987654321',
  '9876543210',
  '12345678910',
  '123456789a',
  '1q2w3e4r5t',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  'qwertyuiop',
  'qwerty1234',
  'qwerty12345',
  'qwerty123456',
  'asdfghjkl1',
  'abcdefghij',
  'abcd123456',
  'password12',
  'password123',
  'password1234',
  'password01',
  'passw0rd123',
  'motdepasse',
  'motdepasse1',
  'motdepasse123',
  'welcome123',
  'bienvenue1',
  'bienvenue123',
  'letmein123',
  'iloveyou12',
  'administrator',
  'administrateur',
  'changeme123',
  'qazwsxedcrfv',
  'zaq12wsxcde3',
  'football123',
  'princess123',
  'sunshine123',
  'dragon12345',
]);

/** The problem of a new password; null if it is accepted. `current` is known when it is changed. */
export function passwordProblem(
  password: string,
  account: { userName: string; email: string; current?: string },
): PasswordProblem | null {
  const length = [...password].length;
  if (length < MIN_PASSWORD_LENGTH) return 'PASSWORD_TOO_SHORT';
  if (length > MAX_PASSWORD_LENGTH) return 'PASSWORD_TOO_LONG';
  const plain = password.trim().toLowerCase();
  if (plain === account.userName.toLowerCase() || plain === account.email.toLowerCase()) {
    return 'PASSWORD_IS_USER_NAME';
  }
  if (COMMON.has(plain) || new Set(plain).size <= 2) return 'PASSWORD_TOO_COMMON';
  return password === account.current ? 'PASSWORD_UNCHANGED' : null;
}
