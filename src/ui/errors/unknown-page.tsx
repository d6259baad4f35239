import { useT } from '../../i18n/use-t.tsx';
import { paths } from '../app/routes.ts';
import { Screen } from '../app/screen.tsx';
import { ButtonLink } from '../parts/button.tsx';
import { EmptyBox } from '../parts/note.tsx';

/** An address that leads nowhere. */
export function UnknownPage() {
  const { t } = useT();
  return (
    <Screen title={t('app.name')} narrow>
      <EmptyBox next={<ButtonLink to={paths.home}>{t('command.home')}</ButtonLink>}>{t('app.unknown-page')}</EmptyBox>
    </Screen>
  );
}
