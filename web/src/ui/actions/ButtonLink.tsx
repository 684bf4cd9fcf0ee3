import { Button, type ButtonProps } from '@chakra-ui/react';
import { Link } from 'react-router';

type ButtonLinkProps = Omit<ButtonProps, 'asChild'> & { to: string };

/** A link that looks like a button: it goes somewhere, a button does something. */
export function ButtonLink({ to, children, ...style }: ButtonLinkProps) {
  return (
    <Button asChild {...style}>
      <Link to={to}>{children}</Link>
    </Button>
  );
}
