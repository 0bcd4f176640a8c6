import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CourseNode } from '../../../contract/platform/learning/course.ts';
import { practiceOf, type PlayedCourse } from '../shared/outline/item-address.ts';
import { StageNotice } from './StageNotice.tsx';

interface HandOverProps {
  course: PlayedCourse;
  node: CourseNode;
}

/** An item that has a screen of its own, or none in this client. */
export function HandOver({ course, node }: HandOverProps) {
  const { t } = useTranslation('player');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (node.kind === 'practice' && node.detailId !== '') {
    return (
      <StageNotice title={t('practice.title')} text={t('practice.text')}>
        <Button appearance="primary" onClick={() => void navigate(practiceOf(course, node, pathname + search))}>
          {t('practice.open')}
        </Button>
      </StageNotice>
    );
  }
  const kind = ['live', 'lab'].includes(node.kind) ? node.kind : 'other';
  return <StageNotice title={t(`notHere.${kind}`)} text={t('notHere.text')} />;
}
