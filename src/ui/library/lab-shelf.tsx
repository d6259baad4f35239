import { I18nProvider } from '../../i18n/use-t.tsx';
import { usePrefs } from '../../store/hooks.ts';
import { later } from '../app/later.tsx';

const DOMAINS = ['experiment'];
const KeptList = later(() => import('../experiment/kept-list.tsx').then((part) => part.KeptList), null);

/** What of the lab is kept on this device, as far as a search finds it. */
export function LabShelf({ text }: { readonly text: string }) {
  const language = usePrefs((prefs) => prefs.language);
  return (
    <I18nProvider lang={language} domains={DOMAINS}>
      <KeptList text={text} />
    </I18nProvider>
  );
}
