import { makeStyles, tokens } from '@fluentui/react-components';
import { BookRegular, BuildingRegular, CallRegular, LocationRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrainingBranch } from '#contract/platform/home/institution.ts';
import { orDash } from '#ui/or-dash.ts';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { Tag } from '#ui/Tag.tsx';

const useStyles = makeStyles({
  card: { display: 'grid', gridTemplateColumns: '48px minmax(0, 1fr)', gap: '4px 16px', padding: '16px' },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    gridRow: 'span 4',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
  },
  head: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  name: {
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  line: {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr)',
    gap: '8px',
    alignItems: 'center',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  text: { userSelect: 'text', fontVariantNumeric: 'tabular-nums' },
});

interface BranchCardProps {
  branch: TrainingBranch;
  /** Heading level of the name: one below the heading above the list. */
  heading: 'h2' | 'h3';
}

/** A branch: where it is, what it teaches, how to reach it. */
export function BranchCard({ branch, heading: Heading }: BranchCardProps) {
  const styles = useStyles();
  const { t } = useTranslation('branch');
  return (
    <Panel as="article" className={styles.card}>
      <span className={styles.icon} aria-hidden>
        <BuildingRegular fontSize={24} />
      </span>
      <div className={styles.head}>
        <Heading className={styles.name} title={branch.name}>
          <PlatformText text={branch.name} />
        </Heading>
        {branch.subject !== '' && <Tag appearance="brand">{branch.subject}</Tag>}
      </div>
      <Line icon={<LocationRegular fontSize={16} aria-label={t('address')} />}>
        {orDash(`${branch.regionName} ${branch.address}`.trim())}
      </Line>
      <Line icon={<CallRegular fontSize={16} aria-label={t('phone')} />}>{orDash(branch.phone)}</Line>
      {branch.courseCount !== null && (
        <Line icon={<BookRegular fontSize={16} aria-label={t('courses')} />}>
          {t('courseCount', { count: branch.courseCount })}
        </Line>
      )}
    </Panel>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: string }) {
  const styles = useStyles();
  return (
    <div className={styles.line}>
      {icon}
      <span className={styles.text}>{children}</span>
    </div>
  );
}
