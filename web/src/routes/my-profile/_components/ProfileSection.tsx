import { Button, Heading, SimpleGrid, Stack } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { USER_TEXT_LENGTHS } from '../../../lib/forms/limits.ts';
import { isUnexplained } from '../../../lib/forms/mutation-failure.ts';
import { SelectField } from '../../../lib/forms/SelectField.tsx';
import { TextField } from '../../../lib/forms/TextField.tsx';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { ValuesForm } from '../../../lib/forms/ValuesForm.tsx';
import { switchLanguage } from '../../../lib/i18n/language.ts';
import { useLocale } from '../../../lib/i18n/useLocale.ts';
import { PROFILE_EDITOWN } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { SharedChanges } from '../../../merge/SharedChanges.tsx';
import { useSharedRecord } from '../../../merge/useSharedRecord.ts';
import { KeyValueList } from '../../../ui/data/KeyValueList.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import type {
  ProfileSection_viewer$data,
  ProfileSection_viewer$key,
} from './__generated__/ProfileSection_viewer.graphql.ts';
import type { ProfileSectionMutation } from './__generated__/ProfileSectionMutation.graphql.ts';
import { PictureField } from './PictureField.tsx';

const fragment = graphql`
  fragment ProfileSection_viewer on Viewer @no_inline {
    availableModules {
      databaseId
      name
    }
    user {
      ...PictureField_user
      userName
      email
      firstName
      lastName
      phone
      language
      version
      startupModule {
        databaseId
      }
      customers {
        name
        accountNumber
      }
    }
  }
`;

const mutation = graphql`
  mutation ProfileSectionMutation($input: UpdateProfileInput!) {
    result: updateProfile(input: $input) {
      __typename
      ... on UpdateProfileSuccess {
        viewer {
          ...ProfileSection_viewer
          user {
            fullName
          }
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Values of the form: texts, and the module id as text. */
type ProfileValues = Record<'firstName' | 'lastName' | 'phone' | 'language' | 'startupModuleId', string>;

function profileValues(user: ProfileSection_viewer$data['user']): ProfileValues {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone ?? '',
    language: user.language,
    startupModuleId: user.startupModule ? String(user.startupModule.databaseId) : '',
  };
}

/** Profile of the viewer. A changed language takes effect with a page load. */
export function ProfileSection({ viewer }: { viewer: ProfileSection_viewer$key }) {
  const { t } = useTranslation('my-profile');
  const { user, availableModules } = useFragment(fragment, viewer);
  const pageLanguage = useLocale();
  const mayEdit = useCan()(PROFILE_EDITOWN);
  const [commit, isSaving] = useResultMutation<ProfileSectionMutation>(mutation);

  const toasts = useOperationToasts('my-profile');
  const saved = useMemo(() => profileValues(user), [user]);
  const form = useForm<ProfileValues>({ defaultValues: saved });
  const { merge, sends } = useSharedRecord(form, saved);

  async function handleSave(values: ProfileValues) {
    const language = values.language === 'FR' ? 'FR' : 'EN';
    const outcome = await commit({
      input: {
        version: user.version,
        firstName: values.firstName.trim(),
        lastName: values.lastName.trim(),
        phone: values.phone.trim() || null,
        startupModuleId: values.startupModuleId === '' ? null : Number(values.startupModuleId),
        language,
      },
    });
    if (!outcome.ok) {
      if (isUnexplained(outcome.failure)) toasts.failed('saving', t('profile'), outcome.failure);
      return outcome.failure;
    }
    const isOtherLanguage = language !== user.language && language.toLowerCase() !== pageLanguage;
    // After the form is reset. Otherwise leaving would warn about unsaved changes.
    if (isOtherLanguage) setTimeout(() => switchLanguage(language === 'FR' ? 'fr' : 'en'));
    else toasts.saved(t('profile'));
    return null;
  }

  return (
    <Panel aria-labelledby="profile-heading">
      <Stack gap="5">
        <Heading as="h2" id="profile-heading" textStyle="md">
          {t('person')}
        </Heading>
        <PictureField user={user} mayEdit={mayEdit} />
        <KeyValueList
          entries={[
            { label: t('userName'), value: user.userName },
            { label: t('email'), value: user.email },
            {
              label: t('customers', { count: user.customers.length }),
              value:
                user.customers.map(({ name, accountNumber }) => `${name} (${accountNumber})`).join(', ') ||
                '–',
            },
          ]}
        />
        <ValuesForm form={form} onSend={sends(handleSave)} routeNamespace="my-profile">
          <SharedChanges {...merge} />
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <TextField
              name="firstName"
              label={t('firstName')}
              autoComplete="given-name"
              maxLength={USER_TEXT_LENGTHS.firstName}
              disabled={!mayEdit}
              required
            />
            <TextField
              name="lastName"
              label={t('lastName')}
              autoComplete="family-name"
              maxLength={USER_TEXT_LENGTHS.lastName}
              disabled={!mayEdit}
              required
            />
            <TextField
              name="phone"
              label={t('phone')}
              type="tel"
              autoComplete="tel"
              maxLength={USER_TEXT_LENGTHS.phone}
              disabled={!mayEdit}
            />
            <SelectField
              name="language"
              label={t('language')}
              hint={t('languageHint')}
              options={[
                { value: 'EN', label: t('shell:language.en') },
                { value: 'FR', label: t('shell:language.fr') },
              ]}
              disabled={!mayEdit}
              required
            />
            <SelectField
              name="startupModuleId"
              label={t('startupModule')}
              hint={t('startupModuleHint')}
              placeholder={t('startupModuleNone')}
              options={availableModules.map(({ databaseId, name }) => ({
                value: String(databaseId),
                label: name,
              }))}
              disabled={!mayEdit}
            />
          </SimpleGrid>
          {mayEdit && (
            <Button type="submit" alignSelf="flex-start" loading={isSaving}>
              {t('save')}
            </Button>
          )}
        </ValuesForm>
      </Stack>
    </Panel>
  );
}
