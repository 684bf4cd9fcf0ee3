import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { type ChangeEvent, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { useErrorText } from '../../../../lib/forms/useErrorText.ts';
import { useOperationToasts } from '../../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import type { RelayPageProps } from '../../../../lib/relay/relay-route.tsx';
import { useOpenQuery } from '../../../../lib/relay/useOpenQuery.ts';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { SectionBoundary } from '../../../../ui/feedback/SectionBoundary.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/Skeletons.tsx';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import { Panel } from '../../../../ui/layout/Panel.tsx';
import { Sheet, type SheetColumn, SheetRow } from '../Sheet.tsx';
import type { MarketImportMutation } from './__generated__/MarketImportMutation.graphql.ts';
import type { MarketImportQuery } from './__generated__/MarketImportQuery.graphql.ts';

const previewQuery = graphql`
  query MarketImportQuery($text: String!) {
    marketFile(text: $text) {
      lines {
        line
        metalCode
        asOf
        buy
        sell
        against
      }
      problems {
        line
        column
        code
      }
    }
  }
`;

const mutation = graphql`
  mutation MarketImportMutation($input: ImportMarketPricesInput!) {
    result: importMarketPrices(input: $input) {
      __typename
      ... on ImportMarketPricesSuccess {
        added
        held
        known
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Maximum number of rows in a preview. More are only counted. */
const MAX_SHOWN = 20;

/** Import of market prices from a file, with a preview. */
export function MarketImport() {
  const { t } = useTranslation('prices');
  const [text, setText] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  async function handleFile(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.currentTarget.files ?? [];
    if (file) setText(await file.text());
    if (input.current) input.current.value = '';
  }

  return (
    <Panel>
      <Stack gap="3">
        <Heading as="h2" textStyle="md">
          {t('import.title')}
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          {t('import.hint')}
        </Text>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.json,text/csv,application/json"
          aria-label={t('import.choose')}
          hidden
          onChange={(event) => void handleFile(event)}
        />
        <Button size="sm" variant="outline" alignSelf="start" onClick={() => input.current?.click()}>
          {t('import.choose')}
        </Button>
        {text !== null && (
          <SectionBoundary key={text} onRetry={() => setText(null)}>
            <Preview text={text} onDone={() => setText(null)} />
          </SectionBoundary>
        )}
      </Stack>
    </Panel>
  );
}

function Preview({ text, onDone }: { text: string; onDone: () => void }) {
  const queryRef = useOpenQuery<MarketImportQuery>(previewQuery, { text });
  if (queryRef === null) return <LinesSkeleton />;
  return (
    <Suspense fallback={<LinesSkeleton />}>
      <Understood queryRef={queryRef} text={text} onDone={onDone} />
    </Suspense>
  );
}

type UnderstoodProps = RelayPageProps<MarketImportQuery> & { text: string; onDone: () => void };

function Understood({ queryRef, text, onDone }: UnderstoodProps) {
  const { t } = useTranslation('prices');
  const { number, dateTime } = useFormat();
  const { ofCode } = useErrorText('prices');
  const { failed } = useOperationToasts('prices');
  const { revalidate } = useRevalidator();
  const { marketFile } = usePreloadedQuery<MarketImportQuery>(previewQuery, queryRef);
  const [add, isAdding] = useResultMutation<MarketImportMutation>(mutation);
  const { lines = [], problems = [] } = marketFile ?? {};
  const held = lines.filter(({ against }) => against != null);
  // Prices that will be held come first, even in long files.
  const shown = [...held, ...lines.filter(({ against }) => against == null)].slice(0, MAX_SHOWN);
  const columns: SheetColumn[] = [
    { key: 'line', label: t('import.line'), isFigure: true },
    { key: 'metal', label: t('import.metal') },
    { key: 'asOf', label: t('market.asOf') },
    { key: 'buy', label: t('market.buy'), isFigure: true },
    { key: 'sell', label: t('market.sell'), isFigure: true },
  ];

  async function handleAdd() {
    const outcome = await add({ input: { text } });
    if (!outcome.ok) {
      failed('saving', t('market.title'), outcome.failure);
      return;
    }
    const { added, held, known } = outcome.success;
    const heldToo = held > 0 ? ` ${t('import.held', { count: held })}` : '';
    toastSuccess(t('import.added', { count: added, known }) + heldToo);
    onDone();
    void revalidate();
  }

  return (
    <Stack gap="3">
      {problems.length > 0 ? (
        <Notice tone="error" isLive title={t('import.problems', { count: problems.length })}>
          <ul>
            {problems.slice(0, MAX_SHOWN).map(({ line, column, code }) => (
              <li key={`${line} ${column} ${code}`}>
                {t('import.problem', {
                  line,
                  column: column === '' ? t('import.wholeLine') : t(`import.columns.${column}`),
                  text: ofCode(code),
                })}
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        <Notice tone="info" isLive>
          {t('import.understood', { count: lines.length })}
        </Notice>
      )}
      {held.length > 0 && (
        <Notice tone="warning" isLive>
          {t('import.willWait', { count: held.length })}
        </Notice>
      )}
      {lines.length > 0 && (
        <Sheet label={t('import.preview')} columns={columns}>
          {shown.map(({ line, metalCode, asOf, buy, sell, against }) => (
            <SheetRow
              key={line}
              columns={columns}
              tone={against == null ? undefined : 'changed'}
              cells={[line, metalCode, dateTime(asOf), number(buy), number(sell)]}
            />
          ))}
        </Sheet>
      )}
      {lines.length > MAX_SHOWN && (
        <Text textStyle="xs" color="fg.muted">
          {t('import.more', { count: lines.length - MAX_SHOWN })}
        </Text>
      )}
      <HStack gap="2">
        <Button
          size="sm"
          loading={isAdding}
          disabled={problems.length > 0 || lines.length === 0}
          onClick={() => void handleAdd()}
        >
          {t('import.add', { count: lines.length })}
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          {t('import.discard')}
        </Button>
      </HStack>
    </Stack>
  );
}
