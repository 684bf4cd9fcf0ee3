import { Link as ChakraLink, type LinkProps as ChakraLinkProps } from '@chakra-ui/react';
import { Link } from 'react-router';

type AppLinkProps = Omit<ChakraLinkProps, 'href' | 'asChild'> & { to: string };

/** A link within the app, underlined in text. */
export function AppLink({ to, children, ...style }: AppLinkProps) {
  return (
    <ChakraLink asChild variant="underline" {...style}>
      <Link to={to}>{children}</Link>
    </ChakraLink>
  );
}
