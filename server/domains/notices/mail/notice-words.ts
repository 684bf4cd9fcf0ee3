/** Footer of emails with an unsubscribe link. */
export const FOOT_WORDS = {
  en: {
    why: (company: string) => `You receive this email as a user of the ${company} portal.`,
    choose: 'Choose which emails you receive',
    refuse: 'Unsubscribe from these emails',
  },
  fr: {
    why: (company: string) => `Vous recevez ce courriel parce que vous utilisez le portail ${company}.`,
    choose: 'Choisir les courriels que vous recevez',
    refuse: 'Se désabonner de ces courriels',
  },
} as const;
