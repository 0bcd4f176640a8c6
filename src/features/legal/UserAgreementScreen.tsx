import { useTranslation } from 'react-i18next';
import { LegalPage } from './LegalPage.tsx';
import { Sections } from './Sections.tsx';

const names = ['account', 'exam', 'answers', 'proctoring', 'content', 'changes'] as const;

/** /userAgreement. */
export function Component() {
  const { t } = useTranslation('legal');
  return (
    <LegalPage title={t('agreement.title')}>
      <Sections text="agreement" names={names} />
    </LegalPage>
  );
}
