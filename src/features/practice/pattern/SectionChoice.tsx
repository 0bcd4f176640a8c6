import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { PracticePaper } from '#contract/ipc/practice.ts';
import { PlatformText } from '#ui/PlatformText.tsx';
import { kindsOf, type Picked } from './rules.ts';

const useStyles = makeStyles({
  group: { border: 'none', margin: 0, padding: 0, minWidth: 0 },
  legend: { padding: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  list: { display: 'flex', flexWrap: 'wrap', gap: '0 8px' },
});

interface SectionChoiceProps {
  paper: PracticePaper['paper'];
  picked: Picked;
  onPick: (picked: Picked) => void;
}

/** Sections and kinds of questions; nothing chosen means all. */
export function SectionChoice({ paper, picked, onPick }: SectionChoiceProps) {
  const styles = useStyles();
  const { t } = useTranslation('practice');
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('pattern.sections')}</legend>
        <div className={styles.list}>
          {paper.sections.map(({ id, title }) => (
            <Checkbox
              key={id}
              label={<PlatformText text={title} />}
              checked={picked.sections.includes(id)}
              onChange={() => onPick({ ...picked, sections: toggled(picked.sections, id) })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('pattern.kinds')}</legend>
        <div className={styles.list}>
          {kindsOf(paper).map((kind) => (
            <Checkbox
              key={kind}
              label={t(`kind.${kind}`)}
              checked={picked.kinds.includes(kind)}
              onChange={() => onPick({ ...picked, kinds: toggled(picked.kinds, kind) })}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

function toggled<Item>(items: readonly Item[], item: Item): readonly Item[] {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
}
