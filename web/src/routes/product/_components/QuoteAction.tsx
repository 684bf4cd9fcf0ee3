import { Button, type ButtonProps } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuFileText, LuMail } from 'react-icons/lu';
import { useLocation } from 'react-router';
import { QUOTES_ADD, QUOTES_VIEW } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { useShell } from '../../../lib/session/useShell.ts';
import { links } from '../../../links.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import type { PieceOrder } from '../_lib/usePlacePiece.ts';
import { useRequestQuote } from '../_lib/useRequestQuote.ts';

const CustomerDialog = lazy(async () => ({
  default: (await import('../../../layouts/backoffice/CustomerDialog.tsx')).CustomerDialog,
}));

const QuoteLineButton = lazy(async () => ({
  default: (await import('./QuoteLineButton.tsx')).QuoteLineButton,
}));

type QuoteActionProps = {
  pieceName: string;
  /** It can only be quoted. */
  isOnly: boolean;
  order: PieceOrder;
  isComplete: boolean;
  onIncomplete: () => void;
};

/** Requests a quote of the configured piece. If it can only be quoted, users without permission get a mail link. */
export function QuoteAction({ pieceName, isOnly, order, isComplete, onIncomplete }: QuoteActionProps) {
  const { t } = useTranslation('product');
  const { viewer, companyDetails } = useShell();
  const can = useCan();
  const { pathname, search } = useLocation();
  const [isAsking, setIsAsking] = useState(false);
  const [request, isRequesting] = useRequestQuote();
  const style: ButtonProps = isOnly ? { size: 'lg', px: { base: '4', md: '6' } } : { variant: 'outline' };
  if (!viewer) {
    return isOnly ? (
      <ButtonLink to={links.signIn(pathname + search)} {...style}>
        <LuFileText aria-hidden />
        {t('quote.request')}
      </ButtonLink>
    ) : null;
  }
  if (!can(QUOTES_ADD) || !can(QUOTES_VIEW)) {
    const subject = encodeURIComponent(t('price.request', { name: pieceName }));
    return isOnly ? (
      <Button asChild {...style} variant="outline">
        <a href={`mailto:${companyDetails.email}?subject=${subject}`}>
          <LuMail aria-hidden />
          {t('price.ask')}
        </a>
      </Button>
    ) : null;
  }

  async function handleRequest() {
    if (!isComplete) return onIncomplete();
    if (!viewer?.customer) return setIsAsking(true);
    await request(order);
  }

  return (
    <>
      <Button {...style} loading={isRequesting} onClick={() => void handleRequest()}>
        <LuFileText aria-hidden />
        {t('quote.request')}
      </Button>
      {viewer.isStaff && (
        <Suspense>
          <QuoteLineButton order={order} isComplete={isComplete} onIncomplete={onIncomplete} />
        </Suspense>
      )}
      <Suspense>{isAsking && <CustomerDialog onClose={() => setIsAsking(false)} />}</Suspense>
    </>
  );
}
