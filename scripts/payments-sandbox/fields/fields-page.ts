import type { SandboxRequest, SandboxResponse } from '../exchange.ts';
import { escaped } from '../page.ts';

type Words = Record<
  'number' | 'month' | 'year' | 'csc' | 'badNumber' | 'badMonth' | 'badCsc' | 'sandbox',
  string
>;

const WORDS: Record<'en' | 'fr', Words> = {
  en: {
    number: 'Number',
    month: 'Month',
    year: 'Year',
    csc: 'CSC',
    badNumber: 'This is not the number of a test card.',
    badMonth: 'Choose the month and the year on the card.',
    badCsc: 'Three digits from the back; four from the front of an American Express.',
    sandbox: 'Sandbox: test cards only',
  },
  fr: {
    number: 'Numéro',
    month: 'Mois',
    year: 'Année',
    csc: 'CVC',
    badNumber: 'Ce n’est pas le numéro d’une carte de test.',
    badMonth: 'Choisissez le mois et l’année inscrits sur la carte.',
    badCsc: 'Trois chiffres au verso; quatre au recto d’une American Express.',
    sandbox: 'Bac à sable : cartes de test seulement',
  },
};

/** The page of the hosted fields. Its query has `gateway`, `origin` (of the embedding page), `lang` and `theme`. */
export function fieldsPage({ query }: SandboxRequest, now: Date): SandboxResponse {
  const origin = query.get('origin') ?? '';
  if (!/^https?:\/\/[\w.:[\]-]+$/.test(origin)) {
    return { status: 400, type: 'text/plain', body: 'The query has no valid `origin`.' };
  }
  const lang = query.get('lang') === 'fr' ? 'fr' : 'en';
  const theme = query.get('theme') === 'dark' ? 'dark' : 'light';
  return {
    status: 200,
    type: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="${lang}" data-theme="${theme}"><meta charset="utf-8"><title>${WORDS[lang].sandbox}</title>
<style>${STYLE}</style><form novalidate>${fields(WORDS[lang], now)}<button hidden></button></form>
<script src="card-fields.js"></script></html>`,
    headers: {
      'content-security-policy': `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; frame-ancestors ${origin}; base-uri 'none'; form-action 'none'`,
      'referrer-policy': 'no-referrer',
    },
  };
}

function fields(words: Words, now: Date): string {
  const months = Array.from({ length: 12 }, (_none, index) => String(index + 1).padStart(2, '0'));
  const years = Array.from({ length: 16 }, (_none, index) => String(now.getFullYear() - 1 + index));
  const problem = (name: string, text: string) =>
    `<small id="${name}-problem" role="alert" hidden>${escaped(text)}</small>`;
  const choice = (name: 'month' | 'year', auto: string, values: readonly string[]) =>
    `<label>${words[name]}<select name="${name}" autocomplete="${auto}" aria-describedby="month-problem"><option value="">–</option>${values
      .map((value) => `<option>${value}</option>`)
      .join('')}</select></label>`;
  return `<label class="wide">${words.number}<input name="number" inputmode="numeric" autocomplete="cc-number" maxlength="23" aria-describedby="number-problem">${problem('number', words.badNumber)}</label>
${choice('month', 'cc-exp-month', months)}${choice('year', 'cc-exp-year', years)}
<label>${words.csc}<input name="csc" inputmode="numeric" autocomplete="cc-csc" maxlength="4" aria-describedby="csc-problem"></label>
<div class="wide">${problem('month', words.badMonth)}${problem('csc', words.badCsc)}</div>`;
}

const STYLE = `*{box-sizing:border-box}html{font:14px/1.4 Inter,system-ui,sans-serif;color:#2d2926;color-scheme:light}
html[data-theme=dark]{color:#f4f5f6;color-scheme:dark}
body{margin:0;padding:3px;background:transparent}
form{display:grid;grid-template-columns:1fr 1fr 1fr;gap:12px}.wide{grid-column:1/-1}
label{display:grid;gap:6px;font-weight:500;align-content:start}
input,select{font:inherit;font-weight:400;width:100%;height:40px;padding:0 12px;border:1px solid #8d949b;border-radius:6px;background:transparent;color:inherit;font-variant-numeric:tabular-nums}
html[data-theme=dark] option{background:#1b1917}
input:focus-visible,select:focus-visible{outline:2px solid #5b6c7b;outline-offset:1px}
[aria-invalid=true]{border-color:#c53030}
small{color:#b42318;font-weight:400;font-size:13px;display:block}html[data-theme=dark] small{color:#ffa39a}[hidden]{display:none}`;
