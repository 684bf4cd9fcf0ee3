/** What frames of card fields share: the messages that web/src/cards/useHostedFields.ts reads. */
const lang = new URLSearchParams(location.search).get('lang') === 'fr' ? 'fr' : 'en';

/** Tells the page around this one, which has the same origin. */
export function notifyParent(message) {
  parent.postMessage(message, location.origin);
}

/** The words of a page in its language. */
export function wordsOf(words) {
  document.documentElement.lang = lang;
  return words[lang];
}

/** Answers each request for a token by `tokenize`, which throws a problem or answers a token. */
export function answerTokens(tokenize) {
  addEventListener('message', async ({ origin, source, data }) => {
    if (origin !== location.origin || source !== parent || data?.type !== 'card-fields:tokenize') return;
    try {
      notifyParent({ type: 'card-fields:token', ...(await tokenize(String(data.name ?? ''))) });
    } catch (problem) {
      const codes = Array.isArray(problem?.codes) ? problem.codes : ['UNREACHABLE'];
      notifyParent({
        type: 'card-fields:problem',
        status: problem?.status ?? 0,
        errors: codes.map((code) => ({ code })),
      });
    }
  });
}

/** Keeps the frame as tall as what is in it. */
export function sendHeight() {
  const say = () =>
    notifyParent({ type: 'card-fields:height', height: document.documentElement.offsetHeight });
  new ResizeObserver(say).observe(document.body);
  say();
}
