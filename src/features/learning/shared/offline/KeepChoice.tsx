import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { useQueries } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeepRequest } from '#contract/ipc/offline.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { formatBytes, formatNumber } from '#lib/format.ts';
import { DialogFoot } from '#ui/DialogFoot.tsx';
import { sumOf } from './keepable.ts';
import { useKeeping } from './use-keeping.ts';

const useStyles = makeStyles({
  head: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: { display: 'flex', alignItems: 'center', gap: '12px' },
  name: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  quiet: {
    flexShrink: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  sum: {
    flexGrow: 1,
    minWidth: 0,
    whiteSpace: 'normal',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
});

interface KeepChoiceProps {
  choices: readonly KeepRequest[];
  /** The button that closes the dialog. */
  close: ReactNode;
}

/** Items that can be kept, each with a tick; the size of what is ticked is asked for and shown before anything is fetched. */
export function KeepChoice({ choices, close }: KeepChoiceProps) {
  const styles = useStyles();
  const { t } = useTranslation(['kept', 'outline']);
  const headId = useId();
  const { keep } = useKeeping();
  const [tickedIds, setTickedIds] = useState<ReadonlySet<string>>(new Set());
  const ticked = choices.filter(({ itemId }) => tickedIds.has(itemId));
  const sizes = useQueries({
    queries: ticked.map((request) => ({
      queryKey: ['offline-size', request.courseId, request.itemId],
      queryFn: () => ask(desktop.offline.size(request)),
      retry: false,
    })),
  });
  const asking = sizes.some(({ isPending }) => isPending);
  const { bytes, unknown } = sumOf(sizes.map(({ data }) => data ?? null));
  const set = (ids: Iterable<string>) => setTickedIds(new Set(ids));
  const toggle = (id: string) =>
    set(tickedIds.has(id) ? [...tickedIds].filter((one) => one !== id) : [...tickedIds, id]);
  const keepTicked = async () => {
    set([]);
    for (const request of ticked) await keep(request);
  };
  const sum = () => {
    if (ticked.length === 0) return t('choice.none');
    const values = { count: ticked.length, number: formatNumber(ticked.length), size: formatBytes(bytes) };
    if (asking) return t('choice.asking', values);
    if (unknown === ticked.length) return t('choice.unknown', values);
    return unknown === 0
      ? t('choice.sum', values)
      : t('choice.sumPartly', { ...values, unknown: formatNumber(unknown) });
  };
  return (
    <section aria-labelledby={headId}>
      <h3 id={headId} className={styles.head}>
        {t('choice.title')}
      </h3>
      <Checkbox
        checked={ticked.length === choices.length ? true : ticked.length === 0 ? false : 'mixed'}
        label={t('choice.all')}
        onChange={() => set(ticked.length === choices.length ? [] : choices.map(({ itemId }) => itemId))}
      />
      <ul className={styles.list}>
        {choices.map((request) => (
          <li key={request.itemId} className={styles.row}>
            <Checkbox
              className={styles.name}
              checked={tickedIds.has(request.itemId)}
              label={request.name}
              onChange={() => toggle(request.itemId)}
            />
            <span className={styles.quiet}>{t(`outline:kind.${request.kind}`)}</span>
          </li>
        ))}
      </ul>
      <DialogFoot>
        <output className={styles.sum}>{sum()}</output>
        <Button
          appearance="primary"
          disabledFocusable={ticked.length === 0 || asking}
          onClick={() => void keepTicked()}
        >
          {t('choice.keep')}
        </Button>
        {close}
      </DialogFoot>
    </section>
  );
}
