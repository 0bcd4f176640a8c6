import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CourseNode } from '#contract/platform/learning/course.ts';
import { useOpenLab } from '#domain/labs/use-open-lab.ts';
import { liveOf, practiceOf, type PlayedCourse } from '../shared/outline/item-address.ts';
import { ViewerNotice } from './ViewerNotice.tsx';

interface HandOverProps {
  course: PlayedCourse;
  node: CourseNode;
}

/** An item that has a screen of its own, or none in this client. */
export function HandOver({ course, node }: HandOverProps) {
  const { t } = useTranslation('player');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { openLab, opening } = useOpenLab();
  if (node.kind === 'practice' && node.detailId !== '') {
    return (
      <ViewerNotice title={t('practice.title')} text={t('practice.text')}>
        <Button appearance="primary" onClick={() => void navigate(practiceOf(course, node, pathname + search))}>
          {t('practice.open')}
        </Button>
      </ViewerNotice>
    );
  }
  if (node.kind === 'lab' && node.detailId !== '') {
    return (
      <ViewerNotice title={t('lab.title')} text={t('lab.text')}>
        <Button appearance="primary" disabledFocusable={opening} onClick={() => void openLab(node.detailId)}>
          {t('lab.open')}
        </Button>
      </ViewerNotice>
    );
  }
  if (node.kind === 'live' && (node.detailId !== '' || node.liveRoomId !== '')) {
    return (
      <ViewerNotice title={t('live.title')} text={t('live.text')}>
        <Button appearance="primary" onClick={() => void navigate(liveOf(node, pathname + search))}>
          {t('live.open')}
        </Button>
      </ViewerNotice>
    );
  }
  const empty = ['live', 'lab', 'practice'].includes(node.kind);
  if (empty) return <ViewerNotice title={t('noContent.title')} text={t('noContent.text')} />;
  return <ViewerNotice title={t('notHere.other')} text={t('notHere.text')} />;
}
