import { Button, Heading, SimpleGrid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Form } from '../../../lib/forms/Form.tsx';
import { integerOrNull, textOf, textOrNull } from '../../../lib/forms/form-values.ts';
import { SelectField } from '../../../lib/forms/SelectField.tsx';
import { TextField } from '../../../lib/forms/TextField.tsx';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { switchLanguage } from '../../../lib/i18n/language.ts';
import { useLocale } from '../../../lib/i18n/useLocale.ts';
import { PROFILE_EDITOWN } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { KeyValueList } from '../../../ui/KeyValueList.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { toastSuccess } from '../../../ui/toaster.ts';
import type { ProfileSection_viewer$key } from './__generated__/ProfileSection_viewer.graphql.ts';
import type { ProfileSectionMutation } from './__generated__/ProfileSectionMutation.graphql.ts';
import { PictureField } from './PictureField.tsx';

const fragment = graphql`
  fragment ProfileSection_viewer on Viewer {
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

/** Who the viewer is and how Aurifex greets them. A changed language takes effect at once, by a page load. */
export function ProfileSection({ viewer }: { viewer: ProfileSection_viewer$key }) {
  const { t } = useTranslation('my-profile');
  const { user, availableModules } = useFragment(fragment, viewer);
  const pageLanguage = useLocale();
  const mayEdit = useCan()(PROFILE_EDITOWN);
  const [commit, isSaving] = useResultMutation<ProfileSectionMutation>(mutation);

  async function handleSend(data: FormData) {
    const language = textOf(data, 'language') === 'FR' ? 'FR' : 'EN';
    const outcome = await commit({
      input: {
        version: user.version,
        firstName: textOf(data, 'firstName'),
        lastName: textOf(data, 'lastName'),
        phone: textOrNull(data, 'phone'),
        startupModuleId: integerOrNull(data, 'startupModuleId'),
        language,
      },
    });
    if (!outcome.ok) return outcome.failure;
    const isOtherLanguage = language !== user.language && language.toLowerCase() !== pageLanguage;
    // After the form has settled, or leaving would ask about unsaved changes.
    if (isOtherLanguage) setTimeout(() => switchLanguage(language === 'FR' ? 'fr' : 'en'));
    else toastSuccess(t('saved'));
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
        <Form onSend={handleSend} routeNamespace="my-profile">
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <TextField
              name="firstName"
              label={t('firstName')}
              defaultValue={user.firstName}
              autoComplete="given-name"
              maxLength={100}
              disabled={!mayEdit}
              required
            />
            <TextField
              name="lastName"
              label={t('lastName')}
              defaultValue={user.lastName}
              autoComplete="family-name"
              maxLength={100}
              disabled={!mayEdit}
              required
            />
            <TextField
              name="phone"
              label={t('phone')}
              defaultValue={user.phone ?? ''}
              type="tel"
              autoComplete="tel"
              maxLength={40}
              disabled={!mayEdit}
            />
            <SelectField
              name="language"
              label={t('language')}
              hint={t('languageHint')}
              defaultValue={user.language}
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
              defaultValue={user.startupModule ? String(user.startupModule.databaseId) : ''}
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
        </Form>
      </Stack>
    </Panel>
  );
}
