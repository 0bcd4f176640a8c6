import { AboutDialog } from '../../../features/site/about/AboutDialog.tsx';
import { LocalData } from '../../../features/site/local-data/LocalData.tsx';
import { useAreaTexts } from '../use-area-texts.ts';

/** About this client, and what it keeps here, once the texts are there. */
export function About({ onClose }: { onClose: () => void }) {
  if (!useAreaTexts('site')) return null;
  return (
    <AboutDialog onClose={onClose}>
      <LocalData />
    </AboutDialog>
  );
}
