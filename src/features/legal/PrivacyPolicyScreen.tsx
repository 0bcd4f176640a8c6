import { useTranslation } from 'react-i18next';
import { getPrivacyPolicy } from '../../api/content.ts';
import { useRead } from '../../api/query.ts';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { TextSkeleton } from '../../ui/Skeletons.tsx';
import { LegalPage } from './LegalPage.tsx';
import { Sections } from './Sections.tsx';

const names = ['collected', 'purpose', 'onThisComputer', 'sharing', 'rights', 'contact'] as const;

/** /privacyPolicy: the platform's text (id 1, 001 §7); the shipped one when there is none to be had. */
export function Component() {
  const { t } = useTranslation('legal');
  const policy = useRead(getPrivacyPolicy, { id: 1 }, { keep: true });
  const content = policy.data?.content ?? '';
  return (
    <LegalPage title={policy.data?.title || t('privacy.title')}>
      {policy.isPending && <TextSkeleton />}
      {!policy.isPending && content !== '' && <SafeHtml html={content} />}
      {!policy.isPending && content === '' && <Sections text="privacy" names={names} />}
    </LegalPage>
  );
}
