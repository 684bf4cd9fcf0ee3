// Runs before the first paint: language of the address, colours of the user. A file of its own, because the content
// security policy lets no inline script run.
(function () {
  var root = document.documentElement;
  root.lang = /^\/fr(\/|$)/.test(location.pathname) ? 'fr' : 'en';
  var mode = null;
  try {
    mode = localStorage.getItem('aurifex.colourMode');
  } catch (_error) {
    // Storage is blocked: the device decides.
  }
  var isDark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.className = isDark ? 'dark' : 'light';
  root.style.backgroundColor = isDark ? '#141210' : '#F4F5F6';
})();
