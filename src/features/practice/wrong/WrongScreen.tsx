import { useTranslation } from 'react-i18next';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { CardSkeletons } from '#ui/Skeletons.tsx';
import { useStoredPractices, withTold } from '../shared/use-practice.ts';
import { wrongItems } from './rules.ts';
import { WrongBook } from './WrongBook.tsx';

/** /wrongTopic: the wrong-answer book of this account on this computer (002 §2). */
export function Component() {
  const { t } = useTranslation('practice');
  const stored = useStoredPractices();
  return (
    <PageColumn>
      <PageTitle title={t('wrong.title')} />
      <QueryView query={stored} skeleton={<CardSkeletons count={2} />} failed={t('wrong.failed')}>
        {(practices) => <WrongBook items={wrongItems(practices.map(withTold))} />}
      </QueryView>
    </PageColumn>
  );
}
