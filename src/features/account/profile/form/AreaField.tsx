import { Button, Field, makeStyles, Select } from '@fluentui/react-components';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Region } from '#contract/platform/site/region-tree.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { chooseArea, choiceOf, noArea, offeredAreas, type AreaChoice } from './area.ts';
import type { ProfileValues } from './profile-form.ts';

const useStyles = makeStyles({
  levels: {
    margin: 0,
    padding: 0,
    border: 'none',
    minWidth: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '8px',
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  retry: { justifySelf: 'start' },
});

interface AreaFieldProps {
  control: Control<ProfileValues>;
  /** Null: the regions could not be loaded. */
  tree: readonly Region[] | null;
  /** The code that the platform stores; '' for none. */
  storedCode: string;
  problem: string | undefined;
  /** Fetches the regions again. */
  onRetry: () => void;
}

/** Province, city and district; a choice clears the levels below (001 §2). */
export function AreaField({ control, tree, storedCode, problem, onRetry }: AreaFieldProps) {
  const { t } = useTranslation('profile');
  const styles = useStyles();
  const { field } = useController({ control, name: 'area' });
  const { provinces, cities, districts } = offeredAreas(tree ?? [], field.value);
  const levels: [keyof AreaChoice, readonly Region[]][] = [
    ['province', provinces],
    ['city', cities],
    ['district', districts],
  ];
  if (tree === null) {
    return (
      <Field label={t('fields.area')} hint={t('area.failed')}>
        <Button className={styles.retry} onClick={onRetry}>
          {t('area.retry')}
        </Button>
      </Field>
    );
  }
  const unlisted = storedCode !== '' && choiceOf(tree, storedCode) === noArea && field.value.province === '';
  return (
    <Field label={t('fields.area')} hint={unlisted ? t('area.unlisted') : undefined} validationMessage={problem}>
      {/* Fluent's Field labels a single control; hence each select has its own label. */}
      <fieldset className={styles.levels}>
        {levels.map(([level, regions]) => (
          <Select
            key={level}
            ref={level === 'province' ? field.ref : undefined}
            aria-label={t(`area.${level}`)}
            aria-invalid={problem !== undefined}
            value={field.value[level]}
            disabled={regions.length === 0}
            onBlur={field.onBlur}
            onChange={(_, { value }) => field.onChange(chooseArea(field.value, level, value))}
          >
            <option value="">{t(`area.choose.${level}`)}</option>
            {distinctKeys(
              regions.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              )),
            )}
          </Select>
        ))}
      </fieldset>
    </Field>
  );
}
