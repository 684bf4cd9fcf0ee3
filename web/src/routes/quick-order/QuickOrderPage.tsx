import { Button, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noteUnsavedWork } from '../../lib/forms/unsaved-work.ts';
import { useSignedInViewer } from '../../lib/session/useSignedInViewer.ts';
import { links } from '../../links.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { QuickOrderPreview } from './_components/QuickOrderPreview.tsx';
import { QuickOrderText } from './_components/QuickOrderText.tsx';
import { useQuickOrder } from './_lib/useQuickOrder.ts';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(18rem, 24rem) minmax(0, 1fr)' },
    gap: '5',
    alignItems: 'start',
  },
});

/** Orders by codes and quantities pasted from a spreadsheet, with a preview. */
export function QuickOrderPage() {
  const { t } = useTranslation('quickOrder');
  const { customer } = useSignedInViewer();
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '';
  useEffect(() => (isEmpty ? undefined : noteUnsavedWork()), [isEmpty]);
  return (
    <Stack gap="5" maxW="7xl">
      <PageHeader
        title={t('title')}
        breadcrumb={[{ label: t('shell:menu.order') }]}
        actions={
          <ButtonLink to={links.cart()} variant="outline">
            {t('toCart')}
          </ButtonLink>
        }
      />
      {customer ? <Order text={text} onText={setText} /> : <EmptyState title={t('customerFirst')} />}
    </Stack>
  );
}

function Order({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { t } = useTranslation('quickOrder');
  const { preview, order, isOrdering } = useQuickOrder(text, () => onText(''));
  return (
    <Columns>
      <Panel>
        <QuickOrderText text={text} onText={onText} />
      </Panel>
      <Panel aria-busy={preview.isPending}>
        <Stack gap="4">
          <Heading as="h2" textStyle="md">
            {t('understoodTitle')}
          </Heading>
          <CardBoundary>
            <QuickOrderPreview preview={preview} />
          </CardBoundary>
          {preview.rows > 0 && (
            <Button
              size="lg"
              alignSelf={{ sm: 'flex-end' }}
              loading={isOrdering}
              loadingText={t('ordering')}
              disabled={preview.isPending || preview.isBlocked}
              onClick={() => void order()}
            >
              {t('order')}
            </Button>
          )}
          {preview.isBlocked && <Text color="fg.muted">{t('allOrNothing')}</Text>}
        </Stack>
      </Panel>
    </Columns>
  );
}
