import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GoodsDetail } from '#contract/platform/market/goods-detail.ts';
import { CoverPicture } from '#domain/covers/CoverPicture.tsx';
import { stateOf, taskTagOf } from '#domain/goods/goods-rules.ts';
import { formatNumber } from '#lib/format.ts';
import { FactList } from '#ui/FactList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { Tag } from '#ui/Tag.tsx';
import { picturesOf } from './offer-rules.ts';

const useStyles = makeStyles({
  head: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    overflow: 'hidden',
    '@media (max-width: 799px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  pictures: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  large: { aspectRatio: '16 / 10', width: '100%', borderRadius: 0, flexGrow: 1 },
  choices: { display: 'flex', flexWrap: 'wrap', gap: '8px', padding: '8px' },
  choice: {
    minWidth: 0,
    padding: '2px',
    '&[aria-pressed="true"]': { outline: `2px solid ${tokens.colorBrandStroke1}` },
  },
  small: { width: '56px', height: '40px' },
  text: { display: 'flex', flexDirection: 'column', gap: '16px', padding: '20px 24px', minWidth: 0 },
  tags: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
});

/** The pictures of goods, and what is known of them. */
export function GoodsHead({ goods }: { goods: GoodsDetail }) {
  const styles = useStyles();
  const { t } = useTranslation(['offer', 'goods']);
  const tag = taskTagOf(goods.taskType);
  const state = stateOf(goods);
  const { branchName, categoryName, learnHours, validDays, purchaseNo } = goods;
  return (
    <Panel className={styles.head} aria-label={t('facts')}>
      <Pictures goods={goods} />
      <div className={styles.text}>
        {(tag ?? state) !== null && (
          <div className={styles.tags}>
            {tag && <Tag appearance="brand">{t(`goods:tag.${tag}`)}</Tag>}
            {state && <Tag appearance={state === 'owned' ? 'good' : 'attention'}>{t(`goods:${state}`)}</Tag>}
          </div>
        )}
        <FactList
          facts={[
            [t('provider'), branchName === '' ? null : <PlatformText key="provider" text={branchName} />],
            [t('category'), categoryName === '' ? null : <PlatformText key="category" text={categoryName} />],
            [
              t('hours'),
              learnHours === null ? null : t('hoursOf', { count: learnHours, number: formatNumber(learnHours, 1) }),
            ],
            [
              t('valid'),
              validDays === null ? null : t('validOf', { count: validDays, number: formatNumber(validDays) }),
            ],
            [t('bought'), purchaseNo === null ? null : formatNumber(purchaseNo)],
          ]}
        />
      </div>
    </Panel>
  );
}

function Pictures({ goods }: { goods: GoodsDetail }) {
  const styles = useStyles();
  const { t } = useTranslation('offer');
  const pictures = picturesOf(goods);
  const [chosen, setChosen] = useState(0);
  return (
    <div className={styles.pictures}>
      <CoverPicture
        key={pictures[chosen]}
        whole
        className={styles.large}
        url={pictures[chosen] ?? ''}
        name={goods.name}
      />
      {pictures.length > 1 && (
        <div className={styles.choices}>
          {pictures.map((url, at) => (
            <Button
              key={url}
              appearance="subtle"
              className={styles.choice}
              aria-label={t('picture', { number: at + 1 })}
              aria-pressed={at === chosen}
              onClick={() => setChosen(at)}
            >
              <CoverPicture className={styles.small} url={url} name={goods.name} />
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
