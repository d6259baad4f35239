// The page shows the start screen before the app has come. Where its address names another one, nothing is shown so soon, nor fetched.
if (location.hash.length > 1 && location.hash !== '#/') {
  document.documentElement.classList.add('elsewhere');
  for (const picture of document.querySelectorAll('.first-paint img')) picture.removeAttribute('src');
}
