import { Link } from '@chakra-ui/react';

type TrackingLinkProps = { number: string; url: string | null | undefined };

/** A tracking number, with a link to the carrier’s page if the carrier is known. */
export function TrackingLink({ number, url }: TrackingLinkProps) {
  if (!url) return <>{number}</>;
  return (
    <Link href={url} target="_blank" rel="noreferrer">
      {number}
    </Link>
  );
}
