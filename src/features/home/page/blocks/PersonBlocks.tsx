import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { send } from '#api/client.ts';
import {
  creditPersonJzFindByNameAndIdCard,
  nursingAssistantExamResultFindByCondition,
} from '#contract/platform/home/credit.ts';
import { formatNumber, formatTime } from '#lib/format.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { FactList } from '#ui/FactList.tsx';
import type { BlockProps } from './block-props.ts';
import { PersonSearch } from './PersonSearch.tsx';

const useStyles = makeStyles({
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '16px' },
});

const given = (text: string) => (text === '' ? null : text);

/** The credit of a household service worker. */
export function CreditPersonBlock({ name }: BlockProps) {
  const styles = useStyles();
  const { t } = useTranslation('credit');
  return (
    <PersonSearch look={(person) => send(creditPersonJzFindByNameAndIdCard, person)} label={name}>
      {(person) =>
        person.name === '' ? (
          <p className={styles.none}>{t('noPerson')}</p>
        ) : (
          <FactList
            facts={[
              [t('facts.name'), person.name],
              [t('facts.level'), given(person.creditLevel)],
              [t('facts.company'), given(person.companyName)],
              [t('facts.job'), given(person.jobName)],
              [t('facts.certificate'), given(person.certificateName)],
              [t('facts.assessed'), person.assessTime === null ? null : formatTime(person.assessTime, 'date')],
            ]}
          />
        )
      }
    </PersonSearch>
  );
}

/** Results of a nursing assistant's exams. */
export function NursingResultBlock({ name }: BlockProps) {
  const styles = useStyles();
  const { t } = useTranslation('credit');
  return (
    <PersonSearch look={(person) => send(nursingAssistantExamResultFindByCondition, person)} label={name}>
      {(results) =>
        results.length === 0 ? (
          <p className={styles.none}>{t('noResult')}</p>
        ) : (
          <ul className={styles.list}>
            {distinctKeys(
              results.map(({ id, examName, examTime, score, resultName, certificateNo }) => (
                <li key={id}>
                  <FactList
                    facts={[
                      [t('facts.exam'), given(examName)],
                      [t('facts.date'), examTime === null ? null : formatTime(examTime, 'date')],
                      [t('facts.score'), score === null ? null : formatNumber(score, 1)],
                      [t('facts.result'), given(resultName)],
                      [t('facts.number'), given(certificateNo)],
                    ]}
                  />
                </li>
              )),
            )}
          </ul>
        )
      }
    </PersonSearch>
  );
}
