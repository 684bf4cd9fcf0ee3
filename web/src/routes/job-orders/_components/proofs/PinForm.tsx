import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { Form } from '../../../../lib/forms/Form.tsx';
import { textOf } from '../../../../lib/forms/form-values.ts';
import { idempotencyKeys } from '../../../../lib/forms/idempotency-keys.ts';
import { JOB_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import type { PinFormMutation } from './__generated__/PinFormMutation.graphql.ts';
import { movedByKey, type PinDraft, type PinPlace } from './pin-place.ts';

const mutation = graphql`
  mutation PinFormMutation($input: AddProofCommentInput!) {
    result: addProofComment(input: $input) {
      __typename
      ... on AddProofCommentSuccess {
        jobOrder {
          id
          ...jobAfterAction_job
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type PinFormProps = {
  draft: PinDraft;
  /** Which picture the comment is on, if another one is shown. */
  elsewhere: string | null;
  onPlace: (place: PinPlace) => void;
  onDone: () => void;
};

/** Comment form of a pin: position by click or arrow keys, and text. */
export function PinForm({ draft: { versionId, page, place }, elsewhere, onPlace, onDone }: PinFormProps) {
  const { t } = useTranslation('jobs');
  const [keyOf] = useState(idempotencyKeys);
  const [commit, isSaving] = useResultMutation<PinFormMutation>(mutation);

  async function handleSend(data: FormData) {
    const [x, y] = [String(place.x), String(place.y)];
    const input = { proofVersionId: versionId, page, x, y, text: textOf(data, 'text') };
    const outcome = await commit({ input: { ...input, idempotencyKey: keyOf(input) } });
    if (!outcome.ok) return outcome.failure;
    onDone();
    return null;
  }

  return (
    <Form onSend={handleSend} routeNamespace="jobs">
      <Button
        size="xs"
        variant="outline"
        alignSelf="flex-start"
        autoFocus
        aria-describedby="pin-place"
        onKeyDown={(event) => {
          const moved = movedByKey(place, event);
          if (!moved) return;
          event.preventDefault();
          onPlace(moved);
        }}
      >
        {t('proof.movePin')}
      </Button>
      <Text id="pin-place" textStyle="xs" color="fg.muted" aria-live="polite">
        {elsewhere ?? t('proof.place', { x: Math.round(place.x * 100), y: Math.round(place.y * 100) })}
      </Text>
      <TextAreaField
        name="text"
        label={t('proof.remark')}
        required
        maxLength={JOB_TEXT_LENGTHS.proofComment}
      />
      <Flex gap="2" wrap="wrap">
        <Button size="sm" type="submit" loading={isSaving}>
          {t('proof.savePin')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          {t('common:cancel')}
        </Button>
      </Flex>
    </Form>
  );
}
