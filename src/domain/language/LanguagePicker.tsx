import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { appInfoAtom } from '../app-state.ts';
import { LanguageButton } from './LanguageButton.tsx';

const load = () => import('./LanguageMenu.tsx');
const LanguageMenu = lazy(async () => ({ default: (await load()).LanguageMenu }));

/** The language menu, where the machine's policy leaves a choice. It loads with the first click; hovering preloads it. */
export function LanguagePicker() {
  const { managed } = useAtomValue(appInfoAtom);
  const [open, setOpen] = useState(false);
  if (managed.locale !== null) return null;
  const button = <LanguageButton onPointerEnter={() => void load()} onClick={() => setOpen(true)} />;
  if (!open) return button;
  return (
    <Suspense fallback={button}>
      <LanguageMenu />
    </Suspense>
  );
}
