import { makeStyles, RatingDisplay } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#api/query.ts';
import type { FormField, LearningForm } from '#contract/platform/learning/form.ts';
import { getTree, regionTreeType, type Region } from '#contract/platform/site/region-tree.ts';
import { regionNames } from '#domain/forms/form-rules.ts';
import { FactList, type Fact } from '#ui/FactList.tsx';
import { pageAddressOf } from '#ui/html/page-address.ts';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';

const useStyles = makeStyles({
  panel: { padding: '24px' },
  pictures: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  picture: { maxWidth: '160px', maxHeight: '96px' },
});

/** What the platform has of the learner's form. */
export function SentAnswers({ form }: { form: LearningForm }) {
  const styles = useStyles();
  const { t } = useTranslation('form');
  const withRegions = form.fieldList.some(({ type }) => type === 'region');
  const regions = useApiQuery(
    getTree,
    { type: regionTreeType },
    { enabled: withRegions, persist: true, optional: true },
  );
  const given = new Map(form.answerList.map(({ fieldId, valueList }) => [fieldId, valueList ?? []]));
  const facts = form.fieldList.map((field): Fact => {
    const values = given.get(field.id) ?? [];
    return [
      field.label,
      values.length === 0 ? t('blank') : <Answer key={0} {...{ field, values, regions: regions.data ?? [] }} />,
    ];
  });
  return (
    <Panel className={styles.panel} aria-label={t('answers')}>
      <FactList facts={facts} />
    </Panel>
  );
}

interface AnswerProps {
  field: FormField;
  values: readonly string[];
  regions: readonly Region[];
}

function Answer({ field, values, regions }: AnswerProps): ReactNode {
  const styles = useStyles();
  const [first = ''] = values;
  const nameOf = (id: string) => field.optionList.find((option) => option.id === id)?.name ?? id;
  switch (field.type) {
    case 'file':
    case 'signature':
      return (
        <span className={styles.pictures}>
          {values.map((address) => (
            <img key={address} className={styles.picture} src={pageAddressOf(address)} alt={field.label} />
          ))}
        </span>
      );
    case 'rate':
      return <RatingDisplay value={Number(first) || 0} max={field.most ?? 5} />;
    case 'region':
      return <PlatformText text={regionNames(regions, values).join(' ') || values.join(' ')} />;
    case 'radio':
    case 'checkbox':
      return <PlatformText text={values.map(nameOf).join(' · ')} />;
    case 'date':
    case 'number':
    case 'text':
    case 'textarea':
    case 'unknown':
      return <PlatformText text={[first, field.unit].filter(Boolean).join(' ')} />;
  }
}
