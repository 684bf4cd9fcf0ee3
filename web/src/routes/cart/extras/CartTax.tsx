import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { AmountField } from '../../../lib/forms/AmountField.tsx';
import { typedAmount } from '../../../lib/forms/form-values.ts';
import { SelectField } from '../../../lib/forms/SelectField.tsx';
import { amountOrNull } from '../../../lib/forms/typed-number.ts';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useLocale } from '../../../lib/i18n/useLocale.ts';
import { ActForm } from '../../../orders/ActForm.tsx';
import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';
import { useUpdateCart } from '../_lib/useUpdateCart.ts';
import type { CartTax_cart$key } from './__generated__/CartTax_cart.graphql.ts';

const fragment = graphql`
  fragment CartTax_cart on Cart {
    totals {
      salesTaxEnabled
      salesTaxPercent
      isSalesTaxSet
    }
  }
`;

/** Sources of the sales tax rate: the destination, a manual rate, or none. */
const WAYS = ['DESTINATION', 'RATE', 'NONE'] as const;
type Way = (typeof WAYS)[number];

type CartTaxProps = { cart: CartTax_cart$key; onClose: () => void };

/** Overrides the sales tax of this order, with permission 1109. */
export function CartTax({ cart, onClose }: CartTaxProps) {
  const { t } = useTranslation('cart-extras');
  const { totals } = useFragment(fragment, cart);
  const language = useLocale();
  const { saved } = useOperationToasts();
  const { save } = useUpdateCart();
  const [way, setWay] = useState<Way>(wayOf(totals));

  async function handleSend(form: FormData) {
    const failure = await save({
      salesTaxEnabled: way !== 'NONE',
      salesTaxPercent: way === 'RATE' ? amountOrNull(form, 'salesTaxPercent') : null,
    });
    if (failure) return failure;
    saved(t('tax.title'));
    return null;
  }

  return (
    <ModalDialog isOpen onClose={onClose} title={t('tax.title')} size="sm">
      <ActForm
        namespace="cart-extras"
        text={t('tax.about')}
        submitLabel={t('tax.save')}
        isBusy={false}
        onSend={handleSend}
        onClose={onClose}
      >
        <SelectField
          name="way"
          label={t('tax.way')}
          required
          defaultValue={way}
          options={WAYS.map((value) => ({ value, label: t(`tax.by.${value}`) }))}
          onChange={(value) => setWay(WAYS.find((each) => each === value) ?? 'DESTINATION')}
        />
        {way === 'RATE' && (
          <AmountField
            name="salesTaxPercent"
            kind="RATE"
            label={t('tax.rate')}
            required
            defaultValue={typedAmount(totals.salesTaxPercent, language)}
          />
        )}
      </ActForm>
    </ModalDialog>
  );
}

function wayOf({
  salesTaxEnabled,
  isSalesTaxSet,
}: {
  salesTaxEnabled: boolean;
  isSalesTaxSet: boolean;
}): Way {
  if (!salesTaxEnabled) return 'NONE';
  return isSalesTaxSet ? 'RATE' : 'DESTINATION';
}
