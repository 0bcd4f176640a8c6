import { lazy, Suspense, useState } from 'react';
import { LanguageButton } from './LanguageButton.tsx';

const load = () => import('./LanguageMenu.tsx');
const LanguageMenu = lazy(async () => ({ default: (await load()).LanguageMenu }));

/** The language menu. It loads with the first click; hovering preloads it. */
export function LanguagePicker() {
  const [open, setOpen] = useState(false);
  const button = <LanguageButton onPointerEnter={() => void load()} onClick={() => setOpen(true)} />;
  if (!open) return button;
  return (
    <Suspense fallback={button}>
      <LanguageMenu />
    </Suspense>
  );
}
