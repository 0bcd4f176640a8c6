import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { BookmarkFilled, BookmarkRegular, WarningRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { refusalOf } from '#api/refusal.ts';
import { jobPaths } from '#contract/paths/job.ts';
import type { Answer } from '#contract/platform/endpoint.ts';
import { positionFindById } from '#contract/platform/jobs/positions.ts';
import { formatDate, formatNumber } from '#lib/format.ts';
import { Banner } from '#ui/Banner.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FactList } from '#ui/FactList.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { Tag } from '#ui/Tag.tsx';
import { educationLevels, experienceLevels, isClosed, levelOf } from '../shared/job-rules.ts';
import { useJobNotes } from '../shared/use-job-notes.ts';
import { usePay } from '../shared/use-pay.ts';
import { CompanyPanel } from './CompanyPanel.tsx';
import { SimilarPositions } from './SimilarPositions.tsx';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: 'minmax(0, 1fr) 312px',
    alignItems: 'start',
    '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  panel: { display: 'flex', flexDirection: 'column', gap: '12px', padding: '16px', minWidth: 0 },
  pay: {
    color: tokens.colorBrandForeground1,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  head: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  tags: { display: 'flex', flexWrap: 'wrap', gap: '4px 6px' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** /jobDetail: one position (002 §2). */
export function Component() {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { id } = jobPaths.position.read(query);
  const toBoard = <Button onClick={() => void navigate(jobPaths.board.to())}>{t('toBoard')}</Button>;
  if (id) return <Position key={id} id={id} />;
  return (
    <PageColumn>
      <EmptyState wholeScreen title={t('none')} hint={t('noneHint')} action={toBoard} />
    </PageColumn>
  );
}

function Position({ id }: { id: string }) {
  const { t } = useTranslation('jobs');
  const position = useApiQuery(positionFindById, { id }, { silent: true });
  return (
    <QueryView
      query={position}
      skeleton={<TextSkeleton />}
      failed={t('positionFailed')}
      reason={(position.error && refusalOf(position.error)) ?? undefined}
      frame={PageColumn}
    >
      {(known) => <Shown id={id} position={known} />}
    </QueryView>
  );
}

function Shown({ id, position }: { id: string; position: Answer<typeof positionFindById> }) {
  const styles = useStyles();
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const payText = usePay();
  const notes = useJobNotes();
  const { positionName, cityName, districtName, recruitCount, publishTime, description, requirement } = position;
  const experience = levelOf(experienceLevels, position.experience);
  const education = levelOf(educationLevels, position.education);
  const tags = [...new Set([...(position.tagList ?? []), ...(position.benefitList ?? [])])];
  const isSaved = notes.isSaved(id);
  return (
    <PageColumn>
      <PageTitle
        title={positionName || t('noName')}
        actions={
          <>
            <Button
              icon={isSaved ? <BookmarkFilled /> : <BookmarkRegular />}
              aria-pressed={isSaved}
              onClick={() => void notes.toggle({ ...position, id })}
            >
              {t(isSaved ? 'saved' : 'save')}
            </Button>
            <Button onClick={() => void navigate(jobPaths.board.to())}>{t('toBoard')}</Button>
          </>
        }
      />
      {isClosed(position) && (
        <Banner appearance="attention" icon={<WarningRegular fontSize={20} />} title={t('closed')}>
          {t('closedHint')}
        </Banner>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <Panel as="section" className={styles.panel} aria-label={t('facts')}>
            <span className={styles.pay}>{payText(position)}</span>
            <FactList
              layout="pairs"
              facts={[
                [t('place'), [cityName, districtName].filter(Boolean).join(t('separator')) || null],
                [t('experienceName'), experience === null ? null : t(`experience.${experience}`)],
                [t('educationName'), education === null ? null : t(`education.${education}`)],
                [t('wanted'), recruitCount === null ? null : t('people', { number: formatNumber(recruitCount) })],
                [t('publishedName'), publishTime === null ? null : formatDate(publishTime)],
              ]}
            />
            {tags.length > 0 && (
              <div className={styles.tags}>
                {tags.map((tag, at) => (
                  <Tag key={at}>
                    <PlatformText text={tag} />
                  </Tag>
                ))}
              </div>
            )}
          </Panel>
          <Panel as="section" className={styles.panel} aria-label={t('work')}>
            <h2 className={styles.head}>{t('work')}</h2>
            {description === '' ? <p className={styles.quiet}>{t('notSaid')}</p> : <SafeHtml html={description} />}
            <h2 className={styles.head}>{t('asked')}</h2>
            {requirement === '' ? <p className={styles.quiet}>{t('notSaid')}</p> : <SafeHtml html={requirement} />}
          </Panel>
          <SimilarPositions id={id} notes={notes} />
        </div>
        {position.companyId !== '' && (
          <CompanyPanel
            companyId={position.companyId}
            name={position.companyName}
            withContact={position.showContact}
            address={position.address}
          />
        )}
      </div>
    </PageColumn>
  );
}
