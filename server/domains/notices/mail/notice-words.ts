/** Footer of emails with an unsubscribe link. */
export const FOOT_WORDS = {
  en: {
    why: (company: string) => `You get this mail as a user of the ${company} portal.`,
    choose: 'Choose which mails you get',
    refuse: 'No more mails of this kind',
  },
  fr: {
    why: (company: string) => `Vous recevez ce courriel en tant qu’utilisateur du portail ${company}.`,
    choose: 'Choisir les courriels que vous recevez',
    refuse: 'Ne plus recevoir ce type de courriel',
  },
} as const;
