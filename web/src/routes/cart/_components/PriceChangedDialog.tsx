import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../ui/data/Money.tsx';
import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';
import { isExplained, isPriced, type PriceChange } from '../_lib/price-change.ts';

const Table = chakra('table', {
  base: {
    width: 'full',
    textStyle: 'sm',
    '& th': { textAlign: 'start', fontWeight: 'normal', color: 'fg.muted', pb: '1' },
    '& td, & thead th + th': { textAlign: 'end', ps: '3' },
    '& tbody tr, & tfoot tr': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& tbody td, & tbody th, & tfoot td, & tfoot th': { py: '2', verticalAlign: 'top' },
    '& tbody th, & tfoot th': { color: 'fg' },
    '& tfoot': { fontWeight: 'semibold' },
    '& tfoot th': { fontWeight: 'semibold' },
    '& small': { display: 'block', color: 'fg.muted', textStyle: 'xs' },
  },
});

type PriceChangedDialogProps = {
  change: PriceChange;
  isPlacing: boolean;
  onAccept: () => void;
  onCancel: () => void;
};

/** Prices have changed: before and after for each line. One click orders at the new prices. */
export function PriceChangedDialog({ change, isPlacing, onAccept, onCancel }: PriceChangedDialogProps) {
  const { t } = useTranslation(['cart-extras', 'checkout', 'cart']);
  const { lines, currency, subTotalBefore, subTotalAfter, coupon, grandTotalBefore, grandTotalAfter } =
    change;
  const onRequest = t('cart:priceOnRequest');
  return (
    <ModalDialog
      isOpen
      onClose={onCancel}
      title={t('changed.title')}
      role="alertdialog"
      size="md"
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            {t('changed.back')}
          </Button>
          {isPriced(change) && isExplained(change) && (
            <Button loading={isPlacing} onClick={onAccept}>
              {t('changed.accept')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="4">
        <Text>{t(textOf(change))}</Text>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('changed.piece')}</th>
              <th scope="col">{t('changed.before')}</th>
              <th scope="col">{t('changed.after')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ cartItemId, name, quantity, before, after, reason }) => (
              <tr key={cartItemId}>
                <th scope="row">
                  {quantity > 1 ? `${quantity} × ${name}` : name}
                  <small>{t(`changed.reason.${reason}`, { defaultValue: '' })}</small>
                </th>
                <td>
                  <Money amount={before} currency={currency} fallback={onRequest} />
                </td>
                <td>
                  <Money amount={after} currency={currency} fallback={onRequest} />
                </td>
              </tr>
            ))}
            {coupon && (
              <tr>
                <th scope="row">
                  {t('changed.coupon', { code: coupon.code })}
                  <small>{t(`coupon.reason.${coupon.reason}`, { defaultValue: '' })}</small>
                </th>
                <td>
                  <Money amount={reductionOf(coupon.before)} currency={currency} />
                </td>
                <td>
                  <Money amount={reductionOf(coupon.after)} currency={currency} />
                </td>
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('cart:subTotal')}</th>
              <td>
                <Money amount={subTotalBefore} currency={currency} />
              </td>
              <td>
                <Money amount={subTotalAfter} currency={currency} fallback={onRequest} />
              </td>
            </tr>
            {grandTotalBefore !== grandTotalAfter && (
              <tr>
                <th scope="row">{t('checkout:totals.grand')}</th>
                <td>
                  <Money amount={grandTotalBefore} currency={currency} />
                </td>
                <td>
                  <Money amount={grandTotalAfter} currency={currency} fallback={onRequest} />
                </td>
              </tr>
            )}
          </tfoot>
        </Table>
      </Stack>
    </ModalDialog>
  );
}

/** A reduction as a negative amount. Null and zero are unchanged. */
function reductionOf(amount: string | null): string | null {
  return amount === null || Number(amount) === 0 ? amount : `-${amount}`;
}

/** The change as text. */
function textOf(change: PriceChange): string {
  if (!isPriced(change)) return 'changed.textUnpriced';
  return isExplained(change) ? 'changed.text' : 'changed.textCart';
}
