import { Button, List, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuMail } from 'react-icons/lu';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useFormat } from '../../lib/format/useFormat.ts';
import { useOpenQuery } from '../../lib/relay/useOpenQuery.ts';
import { LinesSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { DetailPanel } from '../../ui/layout/DetailPanel.tsx';
import type { MailsPanelQuery } from './__generated__/MailsPanelQuery.graphql.ts';
import { MailDialog } from './MailDialog.tsx';
import type { MailedDocument } from './mailed-document.ts';

const query = graphql`
  query MailsPanelQuery($kind: MailedDocumentKind!, $number: String!) {
    documentMailing(kind: $kind, number: $number) {
      mails {
        email
        name
        sentBy
        askedAt
        sentAt
        state
      }
      ...MailDialog_mailing
    }
  }
`;

/** To whom a document was emailed, newest first, and a button to email it. */
export function MailsPanel(document: MailedDocument) {
  const [attempt, setAttempt] = useState(0);
  const queryRef = useOpenQuery<MailsPanelQuery>(query, document, attempt);
  if (!queryRef) return <LinesSkeleton lines={2} />;
  return (
    <LoadedPanel document={document} queryRef={queryRef} onSent={() => setAttempt((former) => former + 1)} />
  );
}

type LoadedPanelProps = {
  document: MailedDocument;
  queryRef: PreloadedQuery<MailsPanelQuery>;
  onSent: () => void;
};

function LoadedPanel({ document, queryRef, onSent }: LoadedPanelProps) {
  const { t } = useTranslation('mailing');
  const { dateTime } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { documentMailing } = usePreloadedQuery<MailsPanelQuery>(query, queryRef);
  if (!documentMailing) return null;
  const { mails } = documentMailing;
  return (
    <DetailPanel
      title={t(`title.${document.kind === 'STATEMENT' ? 'STATEMENT' : 'DOCUMENT'}`)}
      action={
        <Button size="sm" variant="outline" _print={{ display: 'none' }} onClick={() => setIsOpen(true)}>
          <LuMail aria-hidden />
          {t('send')}
        </Button>
      }
    >
      {mails.length === 0 ? (
        <Text color="fg.muted">{t('none')}</Text>
      ) : (
        <List.Root gap="2" variant="plain">
          {mails.map(({ email, name, sentBy, askedAt, sentAt, state }, index) => (
            <List.Item key={`${mails.length - index} ${email}`} overflowWrap="anywhere">
              {t(`state.${state}`, { to: name ?? email, at: dateTime(sentAt ?? askedAt) })}
              <Text as="span" display="block" textStyle="xs" color="fg.muted">
                {[name && email, t('by', { name: sentBy })].filter(Boolean).join(' · ')}
              </Text>
            </List.Item>
          ))}
        </List.Root>
      )}
      {isOpen && (
        <MailDialog
          document={document}
          mailing={documentMailing}
          onSent={onSent}
          onClose={() => setIsOpen(false)}
        />
      )}
    </DetailPanel>
  );
}
