import { Button } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const OpenSalesOrderDialog = lazy(async () => ({
  default: (await import('./OpenSalesOrderDialog.tsx')).OpenSalesOrderDialog,
}));

/** Button that creates the sales order of an order. */
export function OpenSalesOrder({ orderCode }: { orderCode: string }) {
  const { t } = useTranslation('jobs');
  const [isOpening, setIsOpening] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        alignSelf="flex-start"
        _print={{ display: 'none' }}
        onClick={() => setIsOpening(true)}
      >
        {t('group.openSalesOrder')}
      </Button>
      {isOpening && (
        <Suspense>
          <OpenSalesOrderDialog orderCode={orderCode} onClose={() => setIsOpening(false)} />
        </Suspense>
      )}
    </>
  );
}
