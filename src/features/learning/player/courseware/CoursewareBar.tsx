import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { CheckmarkCircleRegular, NextRegular, PreviousRegular, WarningRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent, formatTime } from '#lib/format.ts';
import { stage } from '#ui/theme/fixed-colours.ts';
import { ChoiceMenu } from '../media/ChoiceMenu.tsx';
import { PlayButton } from '../media/PlayButton.tsx';
import { coursewareFacts, type CoursewareFacts } from './courseware-facts.ts';
import type { LinkView } from './courseware-link.ts';

const useStyles = makeStyles({
  bar: {
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '2px 16px',
    padding: '6px 16px',
    color: stage.text,
    backgroundColor: stage.dark,
    fontVariantNumeric: 'tabular-nums',
  },
  quiet: { color: stage.quiet },
  saved: { marginLeft: 'auto', display: 'inline-flex', alignItems: 'center', gap: '4px' },
  attention: { color: stage.attention },
});

interface CoursewareBarProps {
  view: LinkView;
  onGo: (partId: string) => void;
  onStep: (to: 'next' | 'previous') => void;
}

/** The parts of a package, what the shown one says of the learner, and whether that is on disk. */
export function CoursewareBar({ view, onGo, onStep }: CoursewareBarProps) {
  const styles = useStyles();
  const { t } = useTranslation('player');
  const { outline, partId, absent, kept, saving, ways, said, leftOut } = view;
  const part = (partId !== null && kept[partId]) || null;
  const facts = coursewareFacts(part);
  const parts = (outline?.parts ?? []).map(({ id, title }, at) => ({
    value: id,
    name: title || t('courseware.untitled', { number: at + 1 }),
  }));
  const nameOf = (value: string, name: string) => {
    if (absent.includes(value)) return t('courseware.missing', { name });
    return ways?.shut.includes(value) ? t('courseware.shut', { name }) : name;
  };
  const options = parts.map(({ value, name }) => ({ value, name: nameOf(value, name) }));
  const shown = parts.find(({ value }) => value === partId)?.name ?? '';
  return (
    <section className={styles.bar} aria-label={t('courseware.bar')}>
      {options.length > 1 && partId !== null && (
        <ChoiceMenu
          chevron
          label={t('courseware.part', { name: shown })}
          options={options}
          chosen={partId}
          onChoose={onGo}
        />
      )}
      {ways?.previous && (
        <PlayButton
          label={t('courseware.previous')}
          icon={<PreviousRegular fontSize={20} />}
          onClick={() => onStep('previous')}
        />
      )}
      {ways?.next && (
        <PlayButton label={t('courseware.next')} icon={<NextRegular fontSize={20} />} onClick={() => onStep('next')} />
      )}
      {said && <output className={styles.attention}>{t(`courseware.said.${said}`)}</output>}
      {leftOut > 0 && <span className={styles.attention}>{t('courseware.leftOut', { count: leftOut })}</span>}
      {facts.statuses.map((status) => (
        <span key={status}>{t(`courseware.status.${status}`)}</span>
      ))}
      {ways?.whole && <span>{t(`courseware.whole.${ways.whole}`)}</span>}
      <Score score={facts.score} />
      {facts.seconds !== null && facts.seconds >= 60 && (
        <span>{t('courseware.time', { minutes: formatNumber(Math.floor(facts.seconds / 60)) })}</span>
      )}
      <span className={styles.quiet}>{t('courseware.here')}</span>
      <span className={mergeClasses(styles.saved, saving === 'failed' && styles.attention)} aria-live="polite">
        {saving === 'failed' && <WarningRegular aria-hidden />}
        {saving === 'saved' && part && <CheckmarkCircleRegular aria-hidden />}
        {saving === 'failed' && t('courseware.unsaved')}
        {saving === 'saving' && t('courseware.saving')}
        {saving === 'saved' && part && t('courseware.saved', { time: formatTime(part.savedAt, 'time') })}
      </span>
    </section>
  );
}

function Score({ score }: Pick<CoursewareFacts, 'score'>) {
  const { t } = useTranslation('player');
  if (!score) return null;
  if (score.kind === 'scaled') return <span>{t('courseware.percent', { percent: formatPercent(score.value) })}</span>;
  const value = formatNumber(score.value);
  return (
    <span>
      {score.of === null
        ? t('courseware.score', { score: value })
        : t('courseware.scoreOf', { score: value, of: formatNumber(score.of) })}
    </span>
  );
}
