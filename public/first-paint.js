// The page shows the start screen before the app has loaded. Another screen shows and fetches nothing so early.
const isElsewhere = location.hash.length > 1 && location.hash !== '#/';
if (isElsewhere) document.documentElement.classList.add('elsewhere');

/** The pictures of the page are English: a reader of Japanese waits for the app's own. */
function readsJapanese() {
  try {
    return (JSON.parse(localStorage.getItem('fronts-prefs')).prefs.language ?? navigator.language).startsWith('ja');
  } catch {
    return navigator.language.startsWith('ja');
  }
}
if (isElsewhere || readsJapanese())
  for (const picture of document.querySelectorAll('.first-paint img')) picture.removeAttribute('src');
