import { AboutDialog } from '#features/site/about/AboutDialog.tsx';
import { LocalData } from '#features/site/local-data/LocalData.tsx';
import { PrivacyFacts } from '#features/site/local-data/PrivacyFacts.tsx';
import { useAreaTexts } from '../use-area-texts.ts';

/** About this client, what it keeps here and what it records, once the texts are there. */
export function About({ onClose }: { onClose: () => void }) {
  if (!useAreaTexts('site')) return null;
  return (
    <AboutDialog onClose={onClose}>
      <LocalData />
      <PrivacyFacts />
    </AboutDialog>
  );
}
