import { lazy, Suspense, useState } from 'react';
import { LanguageButton } from './LanguageButton.tsx';

const load = () => import('./LanguageMenu.tsx');
const LanguageMenu = lazy(async () => ({ default: (await load()).LanguageMenu }));

/** 中文, English, Français: the menu comes with the first click, a pointer on its way brings its files. */
export function LanguagePicker() {
  const [wanted, setWanted] = useState(false);
  const button = <LanguageButton onPointerEnter={() => void load()} onClick={() => setWanted(true)} />;
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <LanguageMenu />
    </Suspense>
  );
}
