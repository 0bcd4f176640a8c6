import { i18n } from '../../lib/i18n/i18n.ts';

/** Shown where nothing else can be drawn any more: plain elements, without the renderer that gave up. */
export function showLastResort(): void {
  if (document.querySelector('[data-last-resort]')) return;
  const main = document.createElement('main');
  main.dataset['lastResort'] = '';
  main.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = i18n.t('app:errors.broken.title');
  const text = document.createElement('p');
  text.textContent = i18n.t('app:errors.broken.unknown');
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = i18n.t('app:errors.reload');
  reload.addEventListener('click', () => window.location.reload());
  main.append(title, text, reload);
  document.body.append(main);
  reload.focus();
}
