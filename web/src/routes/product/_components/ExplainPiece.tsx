import { useViewer } from '../../../lib/session/useShell.ts';
import { ExplainPrice } from '../../../orders/explain-price/ExplainPrice.tsx';
import { pieceSubject } from '../_lib/piece-subject.ts';

type ExplainPieceProps = Omit<Parameters<typeof pieceSubject>[0], 'customer'>;

/** Link to the explanation of the configured piece’s price. */
export function ExplainPiece(priced: ExplainPieceProps) {
  const customer = useViewer()?.customer?.accountNumber ?? null;
  return <ExplainPrice of={pieceSubject({ ...priced, customer })} />;
}
