import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { textOrNull } from '../../../../lib/forms/form-values.ts';
import { idempotencyKeys } from '../../../../lib/forms/idempotency-keys.ts';
import { CONSIGNMENT_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import { links } from '../../../../links.ts';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import { atFields, chosenPieces } from '../../_lib/chosen-pieces.ts';
import type { PiecesDialog_consignment$key } from './__generated__/PiecesDialog_consignment.graphql.ts';
import { ConsignmentForm } from './ConsignmentForm.tsx';
import { PieceQuantity } from './PieceQuantity.tsx';
import { usePieceActs } from './usePieceActs.ts';

const fragment = graphql`
  fragment PiecesDialog_consignment on Consignment {
    id
    number
    version
    actionsWithReason
    lines {
      id
      quantity
      allowedActions
      ...PieceQuantity_line
    }
  }
`;

/** Actions that usually apply to all pieces. Other actions start with quantity 0. */
const OF_ALL: readonly string[] = ['SEND', 'RECEIVE_RETURN', 'INVOICE'];

type PiecesDialogProps = { consignment: PiecesDialog_consignment$key; action: string; onClose: () => void };

/** Applies an action to pieces of one or more lines, each in full or in part. */
export function PiecesDialog({ consignment: key, action, onClose }: PiecesDialogProps) {
  const { t } = useTranslation('consignments');
  const navigate = useNavigate();
  const { id, number, version, lines, actionsWithReason } = useFragment(fragment, key);
  const [acts, isBusy] = usePieceActs();
  const [keyOf] = useState(idempotencyKeys);
  const concerned = lines.filter(({ allowedActions }) => allowedActions.some((each) => each === action));
  const needsReason = actionsWithReason.some((each) => each === action);
  const [isAll, setIsAll] = useState(OF_ALL.includes(action) || concerned.length === 1);

  async function handleSend(data: FormData) {
    const parts = chosenPieces(concerned, data);
    const input = { id, version, lines: parts, reason: textOrNull(data, 'reason') };
    const done = await acts[action]?.({ ...input, idempotencyKey: keyOf(input) });
    if (!done) return null;
    if ('failure' in done) return atFields(done.failure, parts, concerned);
    const count = parts.reduce((sum, { quantity }) => sum + quantity, 0);
    toastSuccess(t(`done.${action}`, { count, number: done.invoiceNumber ?? number }));
    if (done.invoiceNumber) void navigate(links.invoice(done.invoiceNumber));
    return null;
  }

  return (
    <ConsignmentForm
      number={number}
      action={action}
      isBusy={isBusy}
      isDestructive={action === 'REPORT_LOST'}
      isDisabled={concerned.length === 0}
      onSend={handleSend}
      onClose={onClose}
    >
      {concerned.map((line) => (
        <PieceQuantity key={`${line.id} ${isAll}`} line={line} isAll={isAll} />
      ))}
      {!isAll && (
        <Button size="xs" variant="outline" alignSelf="flex-start" onClick={() => setIsAll(true)}>
          {t('pieces.all')}
        </Button>
      )}
      <TextAreaField
        name="reason"
        label={t(needsReason ? 'pieces.reason' : 'pieces.remark')}
        hint={t('pieces.remarkHint')}
        required={needsReason}
        maxLength={CONSIGNMENT_TEXT_LENGTHS.reason}
      />
    </ConsignmentForm>
  );
}
