import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { GoodsDetail } from '#contract/platform/market/goods-detail.ts';
import { formatNumber } from '#lib/format.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { useSectionStyles } from '../shared/section-styles.ts';
import { minutesOf } from './offer-rules.ts';

type Unit = GoodsDetail['catalogueList'][number];

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'flex', flexDirection: 'column' },
  unit: { borderTop: `1px solid ${tokens.colorNeutralStroke2}`, padding: '12px 0' },
  row: { display: 'flex', justifyContent: 'space-between', gap: '16px', fontVariantNumeric: 'tabular-nums' },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  lesson: { padding: '4px 0 4px 16px', color: tokens.colorNeutralForeground2 },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
});

/** What is learned, unit by unit, before anybody buys. */
export function Catalogue({ units }: { units: readonly Unit[] }) {
  const styles = useStyles();
  const { section, title } = useSectionStyles();
  const { t } = useTranslation('offer');
  const lessons = units.reduce((sum, { itemList }) => sum + itemList.length, 0);
  return (
    <Panel className={section}>
      <h2 className={title}>
        {units.length === 0 ? t('catalogue') : t('catalogueOf', { count: lessons, number: formatNumber(lessons) })}
      </h2>
      {units.length === 0 ? (
        <span>{t('catalogueNone')}</span>
      ) : (
        <ol className={styles.list}>{distinctKeys(units.map((unit) => <UnitRow key={unit.id} unit={unit} />))}</ol>
      )}
    </Panel>
  );
}

function UnitRow({ unit: { name, itemList } }: { unit: Unit }) {
  const styles = useStyles();
  const { t } = useTranslation('offer');
  const minutes = minutesOf(itemList);
  return (
    <li className={styles.unit}>
      <div className={styles.row}>
        <h3 className={styles.name}>
          <PlatformText text={name} />
        </h3>
        <span className={styles.quiet}>
          {[
            t('lessons', { count: itemList.length, number: formatNumber(itemList.length) }),
            ...(minutes === null ? [] : [t('minutes', { count: minutes, number: formatNumber(minutes) })]),
          ].join(t('separator'))}
        </span>
      </div>
      <ol className={styles.list}>
        {distinctKeys(
          itemList.map((lesson) => (
            <li key={lesson.id} className={`${styles.row} ${styles.lesson}`}>
              <PlatformText text={lesson.name} />
              <Minutes of={minutesOf([lesson])} />
            </li>
          )),
        )}
      </ol>
    </li>
  );
}

function Minutes({ of }: { of: number | null }) {
  const styles = useStyles();
  const { t } = useTranslation('offer');
  if (of === null) return null;
  return <span className={styles.quiet}>{t('minutes', { count: of, number: formatNumber(of) })}</span>;
}
