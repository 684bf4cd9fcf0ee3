import { Button, type ButtonProps } from '@chakra-ui/react';
import { Link } from 'react-router';

type ButtonLinkProps = Omit<ButtonProps, 'asChild'> & { to: string };

/** A link styled as a button. Use it for navigation, and a button for actions. */
export function ButtonLink({ to, children, ...style }: ButtonLinkProps) {
  return (
    <Button asChild {...style}>
      <Link to={to}>{children}</Link>
    </Button>
  );
}
