import { Button, Flex, Grid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import type { ProofViewer_job$key } from './__generated__/ProofViewer_job.graphql.ts';
import { ChoiceButtons } from './ChoiceButtons.tsx';
import { PinForm } from './PinForm.tsx';
import { PinList } from './PinList.tsx';
import { ProofCompare } from './ProofCompare.tsx';
import { ProofDecisionPanel } from './ProofDecisionPanel.tsx';
import { ProofStage } from './ProofStage.tsx';
import { CENTRE, type PinDraft } from './pin-place.ts';

const fragment = graphql`
  fragment ProofViewer_job on JobOrder {
    id
    number
    commentsOnProofs
    proofVersions {
      id
      kind
      number
      pages {
        page
        url
        width
        height
      }
      comments {
        id
        page
        x
        y
        resolvedAt
      }
      ...PinList_version
      ...ProofDecisionPanel_version
    }
    ...ProofDecisionPanel_job
  }
`;

type View = 'one' | 'side' | 'slider';

/**
 * A proof, enlarged: single version or comparison, pins, comments and comment form. Looking at other pictures, versions
 * or views keeps the comment being written.
 */
export function ProofViewer({ job: key }: { job: ProofViewer_job$key }) {
  const { t } = useTranslation('jobs');
  const { isStaff } = useSignedInViewer();
  const job = useFragment(fragment, key);
  const [chosenKind, setKind] = useState<string | null>(null);
  const [number, setNumber] = useState<number | null>(null);
  const [page, setPage] = useState(1);
  const [view, setView] = useState<View>('one');
  const [draft, setDraft] = useState<PinDraft | null>(null);
  const [chosenPin, setChosenPin] = useState<string | null>(null);

  const kinds = [...new Set(job.proofVersions.map(({ kind }) => kind))];
  const kind = kinds.find((each) => each === chosenKind) ?? job.proofVersions.at(-1)?.kind;
  const versions = job.proofVersions.filter((each) => each.kind === kind);
  const newest = versions.at(-1);
  const version = versions.find((each) => each.number === number) ?? newest;
  if (!kind || !version || !newest) return null;
  const shown = version.pages.find((each) => each.page === page) ?? version.pages[0];
  if (!shown) return null;
  const before = versions.find((each) => each.number === version.number - 1);
  const earlier = before?.pages.find((each) => each.page === shown.page) ?? before?.pages[0];
  const canPin = job.commentsOnProofs && version === newest;
  const comparing = earlier && view !== 'one' ? view : null;
  const name = t('proof.picture', { kind: t(`proof.kind.${kind}`), number: version.number });
  const pins = version.comments.flatMap((comment, index) =>
    comment.page === shown.page ? [{ ...comment, label: String(index + 1) }] : [],
  );

  const here = { versionId: version.id, page: shown.page };
  const draftHere = draft?.versionId === here.versionId && draft.page === here.page ? draft.place : null;
  const drafted = job.proofVersions.find(({ id }) => id === draft?.versionId);
  const wordsOfDraft =
    draft && drafted && !draftHere
      ? `${t('proof.version', { number: drafted.number })} · ${t('proof.page', { page: draft.page })}`
      : null;

  function look(change: () => void) {
    setChosenPin(null);
    change();
  }

  return (
    <Stack gap="4">
      <Flex wrap="wrap" columnGap="5" rowGap="2" _empty={{ display: 'none' }}>
        {kinds.length > 1 && (
          <ChoiceButtons
            label={t('proof.which')}
            options={kinds.map((value) => ({ value, label: t(`proof.kind.${value}`) }))}
            chosen={kind}
            onChoose={(value) =>
              look(() => {
                setKind(value);
                setNumber(null);
                setPage(1);
              })
            }
          />
        )}
        {versions.length > 1 && (
          <ChoiceButtons
            label={t('proof.versions')}
            options={versions.map((each) => ({
              value: String(each.number),
              label: t('proof.version', { number: each.number }),
            }))}
            chosen={String(version.number)}
            onChoose={(value) => look(() => setNumber(Number(value)))}
          />
        )}
        {version.pages.length > 1 && (
          <ChoiceButtons
            label={t('proof.pages')}
            options={version.pages.map((each) => ({
              value: String(each.page),
              label: t('proof.page', { page: each.page }),
            }))}
            chosen={String(shown.page)}
            onChoose={(value) => look(() => setPage(Number(value)))}
          />
        )}
        {earlier && (
          <ChoiceButtons
            label={t('proof.view')}
            options={(['one', 'side', 'slider'] as const).map((value) => ({
              value,
              label: t(`proof.views.${value}`),
            }))}
            chosen={view}
            onChoose={(value) => look(() => setView(value))}
          />
        )}
      </Flex>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: comparing ? undefined : 'minmax(0, 1fr) 15rem' }}
        gap="4"
        alignItems="start"
      >
        {comparing && earlier ? (
          <ProofCompare
            view={comparing}
            before={{ ...earlier, label: t('proof.version', { number: version.number - 1 }) }}
            after={{ ...shown, label: t('proof.version', { number: version.number }) }}
          />
        ) : (
          <ProofStage
            key={`${version.id} ${shown.page}`}
            picture={shown}
            name={name}
            pins={pins}
            chosenPin={chosenPin}
            onChoosePin={setChosenPin}
            draft={draftHere}
            onPlace={canPin ? (place) => setDraft({ ...here, place }) : null}
          />
        )}
        <Stack gap="4" _empty={{ display: 'none' }}>
          {draft ? (
            <PinForm
              draft={draft}
              elsewhere={wordsOfDraft}
              onPlace={(place) => setDraft({ ...draft, place })}
              onDone={() => setDraft(null)}
            />
          ) : (
            canPin &&
            !comparing && (
              <Button
                size="sm"
                variant="outline"
                alignSelf="flex-start"
                onClick={() => look(() => setDraft({ ...here, place: CENTRE }))}
              >
                {t('proof.addPin')}
              </Button>
            )
          )}
          {!comparing && (
            <PinList
              version={version}
              canResolve={isStaff && job.commentsOnProofs}
              chosenPin={chosenPin}
              onChoosePin={(id, onPage) => {
                setPage(onPage);
                setChosenPin(id);
              }}
            />
          )}
        </Stack>
      </Grid>
      <ProofDecisionPanel version={version} job={job} isNewest={version === newest} />
    </Stack>
  );
}
