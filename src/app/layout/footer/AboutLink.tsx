import { Link as TextLink } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const About = lazy(async () => ({ default: (await import('./About.tsx')).About }));

/** Opens what this client is, what it keeps here, and the diagnostics. */
export function AboutLink({ className }: { className: string }) {
  const { t } = useTranslation('footer');
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextLink className={className} as="button" onClick={() => setOpen(true)}>
        {t('about')}
      </TextLink>
      {open && (
        <Suspense>
          <About onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
