import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { useCartErrorText } from '../../../cart/useCartErrorText.ts';
import { links } from '../../../links.ts';
import { forgetWrittenQuote, writtenQuote } from '../../../orders/written-quote.ts';
import { toastError } from '../../../ui/feedback/toaster.ts';
import type { PieceOrder } from '../_lib/usePlacePiece.ts';
import { writeQuoteLine } from '../_lib/write-quote-line.ts';

type QuoteLineButtonProps = { order: PieceOrder; isComplete: boolean; onIncomplete: () => void };

/** Adds the configured piece to the quote that staff came from, and returns to it. */
export function QuoteLineButton({ order, isComplete, onIncomplete }: QuoteLineButtonProps) {
  const { t } = useTranslation('product');
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const errorText = useCartErrorText('product');
  const [written] = useState(writtenQuote);
  const [isBusy, setIsBusy] = useState(false);
  if (!written) return null;
  const { number, lineKey } = written;

  async function handleWrite(quote: NonNullable<typeof written>) {
    if (!isComplete) return onIncomplete();
    setIsBusy(true);
    const outcome = await writeQuoteLine(environment, quote, order);
    setIsBusy(false);
    if (!outcome.ok) return toastError(errorText(outcome.failure));
    forgetWrittenQuote();
    void navigate(links.quote(quote.number));
  }

  return (
    <Button loading={isBusy} onClick={() => void handleWrite(written)}>
      {t(lineKey === null ? 'quote.addTo' : 'quote.changeIn', { number })}
    </Button>
  );
}
