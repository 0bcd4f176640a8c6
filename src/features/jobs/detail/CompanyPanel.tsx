import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { jobPaths } from '#contract/paths/job.ts';
import { companyInfo, companyInfoWithoutMan } from '#contract/platform/jobs/positions.ts';
import { formatNumber } from '#lib/format.ts';
import { FactList } from '#ui/FactList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '12px', padding: '16px', minWidth: 0 },
  name: {
    margin: 0,
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});

interface CompanyPanelProps {
  companyId: string;
  /** As the position names it. */
  name: string;
  /** The company lets applicants see whom to ask. */
  withContact: boolean;
  address: string;
}

/** The company of a position, with its contact person where it names one. */
export function CompanyPanel({ companyId, name, withContact, address }: CompanyPanelProps) {
  const styles = useStyles();
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const told = useApiQuery(companyInfo, { companyId }, { optional: true, enabled: withContact });
  // A contact person that the platform does not give after all keeps nobody from the company.
  const bare = !withContact || told.isError;
  const plain = useApiQuery(companyInfoWithoutMan, { companyId }, { silent: true, enabled: bare });
  const contact = told.data;
  return (
    <Panel as="section" className={styles.panel} aria-label={t('company')}>
      <h2 className={styles.name}>
        <PlatformText text={name || t('company')} />
      </h2>
      <QueryView query={bare ? plain : told} skeleton={<TextSkeleton />} failed={t('companyFailed')}>
        {(company) => (
          <>
            <FactList
              facts={[
                [t('industry'), company.industry || null],
                [t('scale'), company.scale || null],
                [t('address'), company.address || address || null],
                [t('contact'), contact?.contactName ? <bdi key="contact">{contact.contactName}</bdi> : null],
                [t('phone'), contact?.contactPhone ? <bdi key="phone">{contact.contactPhone}</bdi> : null],
              ]}
            />
            {company.intro !== '' && <SafeHtml html={company.intro} />}
            <Button
              onClick={() =>
                void navigate(jobPaths.morePositions.to({ companyId, companyName: company.companyName || name }))
              }
            >
              {company.positionCount === null
                ? t('companyPositions')
                : t('companyPositionsOf', { number: formatNumber(company.positionCount) })}
            </Button>
          </>
        )}
      </QueryView>
    </Panel>
  );
}
