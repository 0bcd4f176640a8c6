import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { sessionAtom } from '#domain/app-state.ts';
import { FilterRow } from '#ui/FilterRow.tsx';
import { views, type View } from './view-rules.ts';

/** Chooses the perspective; a visitor has only one. */
export function ViewSwitch({ view, onChoose }: { view: View; onChoose: (view: View) => void }) {
  const { t } = useTranslation('shelf');
  const { signedIn } = useAtomValue(sessionAtom);
  if (!signedIn) return null;
  return (
    <FilterRow
      label={t('view')}
      choices={views.map((one) => ({ filter: one, text: t(`views.${one}`) }))}
      chosen={view}
      onChoose={onChoose}
    />
  );
}
