import { Link, makeStyles, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { marketPaths } from '#contract/paths/market.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';
import { formatList } from '#lib/format.ts';

const useStyles = makeStyles({ bar: { margin: '0 24px 12px', flexShrink: 0 } });

/** Orders of this computer whose outcome nobody knows: the platform's list may not have them. */
export function UnknownOrders() {
  const styles = useStyles();
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const { accountId } = useAtomValue(sessionAtom);
  const kept = useDesktopQuery(desktop.orders.list, [], { changed: desktop.orders.changed, scope: accountId });
  const unknown = (kept.data ?? []).filter(({ stage }) => stage === 'placing');
  const [first] = unknown;
  if (!first) return null;
  const { goodsId, goodsKind } = first;
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.bar}>
      <MessageBarBody>{t('unknown', { names: formatList(unknown.map(({ name }) => name)) })}</MessageBarBody>
      <MessageBarActions>
        <Link as="button" onClick={() => void navigate(marketPaths.order.to({ goodsId, goodsKind }))}>
          {t('unknownOpen')}
        </Link>
      </MessageBarActions>
    </MessageBar>
  );
}
