import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { BookmarkFilled, BookmarkRegular } from '@fluentui/react-icons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { jobPaths } from '#contract/paths/job.ts';
import type { Position } from '#contract/platform/jobs/positions.ts';
import { formatDate } from '#lib/format.ts';
import { CardHead } from '#ui/CardHead.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { Tag } from '#ui/Tag.tsx';
import { educationLevels, experienceLevels, isClosed, levelOf } from './job-rules.ts';
import { usePay } from './use-pay.ts';

const useStyles = makeStyles({
  card: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '8px 24px', padding: '14px 16px' },
  text: { flexGrow: 1, flexBasis: '320px', minWidth: 0, display: 'flex', flexDirection: 'column', gap: '6px' },
  tags: { display: 'flex', flexWrap: 'wrap', gap: '4px 6px' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
  side: { display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: '8px', marginInlineStart: 'auto' },
  pay: {
    color: tokens.colorBrandForeground1,
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
});

interface PositionCardProps {
  position: Position;
  isSaved: boolean;
  onSave: () => void;
}

/** A position of a list: what it is, what it pays, who offers it where, and what is asked for. */
export function PositionCard({ position, isSaved, onSave }: PositionCardProps) {
  const styles = useStyles();
  const { t } = useTranslation('jobs');
  const payText = usePay();
  const nameId = useId();
  const { id, positionName, companyName, cityName, districtName, tagList, publishTime } = position;
  const experience = levelOf(experienceLevels, position.experience);
  const education = levelOf(educationLevels, position.education);
  const place = [cityName, districtName].filter((one) => one !== '').join(t('separator'));
  return (
    <Panel as="article" className={styles.card} aria-labelledby={nameId}>
      <div className={styles.text}>
        <CardHead id={nameId} name={positionName || t('noName')} to={jobPaths.position.to({ id })}>
          {isClosed(position) && <Tag appearance="attention">{t('closed')}</Tag>}
        </CardHead>
        <span className={styles.quiet}>
          <PlatformText text={companyName} />
          {companyName !== '' && place !== '' && t('separator')}
          <PlatformText text={place} />
        </span>
        <div className={styles.tags}>
          {experience !== null && <Tag appearance="outline">{t(`experience.${experience}`)}</Tag>}
          {education !== null && <Tag appearance="outline">{t(`education.${education}`)}</Tag>}
          {(tagList ?? []).map((tag, at) => (
            <Tag key={at}>
              <PlatformText text={tag} />
            </Tag>
          ))}
        </div>
      </div>
      <div className={styles.side}>
        <span className={styles.pay}>{payText(position)}</span>
        {publishTime !== null && (
          <span className={styles.quiet}>{t('published', { date: formatDate(publishTime) })}</span>
        )}
        <Button
          size="small"
          appearance="subtle"
          icon={isSaved ? <BookmarkFilled /> : <BookmarkRegular />}
          aria-pressed={isSaved}
          aria-describedby={nameId}
          onClick={onSave}
        >
          {t(isSaved ? 'saved' : 'save')}
        </Button>
      </div>
    </Panel>
  );
}
