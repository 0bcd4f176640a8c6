import { Button, Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components';
import { ArrowUndoRegular, DeleteRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { desktop } from '#lib/desktop.ts';
import { useToast } from '#lib/toast.ts';
import { Banner } from '#ui/Banner.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { useStart } from '../shared/use-start.ts';
import { passes, type WrongFilter, type WrongItem } from './rules.ts';
import { WrongQuestion } from './WrongQuestion.tsx';

const useStyles = makeStyles({
  filters: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '12px' },
  field: { minWidth: '200px' },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** The book with its filters; one practice can be practised at a time. */
export function WrongBook({ items }: { items: readonly WrongItem[] }) {
  const styles = useStyles();
  const { t } = useTranslation('practice');
  const toast = useToast();
  const [filter, setFilter] = useState<WrongFilter>({ businessId: null, practiceId: null, search: '' });
  const [removed, setRemoved] = useState<WrongItem | null>(null);
  const practices = [...new Map(items.map(({ stored: { practice } }) => [practice.ref.practiceId, practice])).values()];
  const courses = [...new Map(practices.map((practice) => [practice.ref.businessId, practice])).values()];
  const shown = items.filter((item) => passes(item, filter));

  async function remove(item: WrongItem) {
    const { ref } = item.stored.practice;
    const done = await desktop.practice.removeWrong(ref, item.entry.questionId);
    if (done.ok) setRemoved(item);
    else toast('error', t('notSaved'));
  }

  async function restore(item: WrongItem) {
    const done = await desktop.practice.restoreWrong(item.stored.practice.ref, item.entry);
    if (done.ok) setRemoved(null);
    else toast('error', t('notSaved'));
  }

  return (
    <>
      <p className={styles.note}>
        {t('wrong.note')}
        {items.some(({ entry }) => entry.fromPlatform === true) && t('wrong.platformNote')}
      </p>
      <div className={styles.filters}>
        <Field label={t('wrong.course')} className={styles.field}>
          <Select
            value={filter.businessId ?? ''}
            onChange={(_, { value }) => setFilter({ ...filter, businessId: value || null, practiceId: null })}
          >
            <option value="">{t('wrong.all')}</option>
            {courses.map(({ ref, sourceName }) => (
              <option key={ref.businessId} value={ref.businessId}>
                {sourceName || ref.businessId}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('wrong.practice')} className={styles.field}>
          <Select
            value={filter.practiceId ?? ''}
            onChange={(_, { value }) => setFilter({ ...filter, practiceId: value || null })}
          >
            <option value="">{t('wrong.all')}</option>
            {practices
              .filter(({ ref }) => filter.businessId === null || ref.businessId === filter.businessId)
              .map(({ ref, paper }) => (
                <option key={ref.practiceId} value={ref.practiceId}>
                  <PlatformText text={paper.title} />
                </option>
              ))}
          </Select>
        </Field>
        <Field label={t('wrong.search')} className={styles.field}>
          <Input
            type="search"
            value={filter.search}
            onChange={(_, { value }) => setFilter({ ...filter, search: value })}
          />
        </Field>
        <PractiseWrong items={shown} />
      </div>
      {removed && (
        <Banner
          appearance="plain"
          icon={<DeleteRegular fontSize={20} />}
          title={t('wrong.removed')}
          action={
            <Button icon={<ArrowUndoRegular />} onClick={() => void restore(removed)}>
              {t('wrong.undo')}
            </Button>
          }
        />
      )}
      {shown.length === 0 && (
        <EmptyState
          title={t(items.length === 0 ? 'wrong.empty' : 'wrong.noMatch')}
          hint={t(items.length === 0 ? 'wrong.emptyHint' : 'wrong.noMatchHint')}
        />
      )}
      {shown.map((item) => (
        <WrongQuestion
          key={`${item.stored.practice.ref.practiceId} ${item.entry.questionId}`}
          item={item}
          onRemove={() => void remove(item)}
        />
      ))}
    </>
  );
}

/** Begins a run with the questions that are shown; they must be of one practice, whose solutions judge them. */
function PractiseWrong({ items }: { items: readonly WrongItem[] }) {
  const { t } = useTranslation('practice');
  const [first] = items;
  const ref = first?.stored.practice.ref ?? { practiceId: '', businessId: '' };
  const { start, starting } = useStart({ ...ref, name: first?.stored.practice.paper.title });
  const one = items.every(({ stored: { practice } }) => practice.ref.practiceId === ref.practiceId);
  const questionIds = items.map(({ question }) => question.id);
  return (
    <Button
      appearance="primary"
      disabled={starting || items.length === 0 || !one}
      title={one ? undefined : t('wrong.pickOne')}
      onClick={() => void start({ mode: 'wrongOnly', questionIds, minutes: null })}
    >
      {t('result.practiseWrong', { number: items.length })}
    </Button>
  );
}
