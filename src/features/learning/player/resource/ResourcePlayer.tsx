import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { refusalOf } from '#api/refusal.ts';
import { ownPath } from '#contract/paths/define-path.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { resourceFindById, type Resource } from '#contract/platform/learning/resource.ts';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Panel } from '#ui/Panel.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { stage } from '#ui/theme/fixed-colours.ts';
import { playerHeight } from '../height-rules.ts';
import { ViewerNotice } from '../ViewerNotice.tsx';
import { viewers } from '../viewers.ts';
import { nodeOf } from './resource-node.ts';
import { useResourceStudy } from './use-resource-study.ts';

const useStyles = makeStyles({
  frame: { overflow: 'hidden' },
  // In a low window its bar and the text below stay in sight.
  stage: {
    position: 'relative',
    height: playerHeight(200),
    minHeight: '220px',
    overflow: 'hidden',
    backgroundColor: stage.dark,
  },
  under: { display: 'flex', flexDirection: 'column', gap: '8px', padding: '12px 16px' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

interface ResourcePlayerProps {
  id: string;
  /** The task that it was opened from; null: not known. */
  taskId: string | null;
  /** Where the address says to go back to. */
  backPath: string | null;
}

/** Something to watch, hear or read that lies in no course (G-059). */
export function ResourcePlayer({ id, taskId, backPath }: ResourcePlayerProps) {
  const { t } = useTranslation('player');
  const navigate = useNavigate();
  const resource = useApiQuery(resourceFindById, { id }, { silent: true });
  const outside = taskId ? learningPaths.task.to({ id: taskId }) : learningPaths.center.to();
  const told = ownPath(backPath);
  const label = taskId ? 'resource.toTask' : told === undefined ? 'none.toCentre' : 'backOut';
  return (
    <PageColumn>
      <PageTitle
        title={resource.data?.name || t('resource.title')}
        actions={<Button onClick={() => void navigate(told ?? outside)}>{t(label)}</Button>}
      />
      <QueryView
        query={resource}
        skeleton={<TextSkeleton />}
        failed={t('resource.failed')}
        reason={(resource.error && refusalOf(resource.error)) ?? undefined}
      >
        {(known) => <Shown id={id} resource={known} />}
      </QueryView>
    </PageColumn>
  );
}

const nothing = () => undefined;

function Shown({ id, resource }: { id: string; resource: Resource }) {
  const styles = useStyles();
  const { t } = useTranslation('player');
  const { state } = useLocation();
  const study = useResourceStudy(id);
  // Courseware keeps its state with an item of a course: outside courses there is none.
  const Viewer = resource.type === null || resource.type === 'scorm' ? undefined : viewers[resource.type];
  const autoPlay = typeof state === 'object' && state !== null && 'play' in state && state.play === true;
  return (
    <Panel as="section" className={styles.frame} aria-label={t('resource.title')}>
      <div className={styles.stage}>
        {Viewer ? (
          <Viewer
            access="resource"
            item={{ courseId: '', itemId: id }}
            node={nodeOf(id, resource)}
            courseName=""
            study={study}
            autoPlay={autoPlay}
            onNext={null}
            onEnded={nothing}
          />
        ) : (
          <ViewerNotice
            title={t(resource.type === null ? 'notHere.untold' : 'notHere.other')}
            text={t('notHere.text')}
          />
        )}
      </div>
      <div className={styles.under}>
        {resource.description !== '' && <SafeHtml html={resource.description} />}
        {Viewer && <p className={styles.quiet}>{t(study.broken ? 'study.notKept' : 'resource.notCounted')}</p>}
      </div>
    </Panel>
  );
}
