import { Button, Tooltip } from '@fluentui/react-components';
import { ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

/** Back and forward buttons, disabled at the ends of the history. */
export function HistoryButtons() {
  const { t } = useTranslation('header');
  const navigate = useNavigate();
  // Re-renders on navigation, when the history position changes.
  useLocation();
  const { back, forward } = readHistory();
  return (
    <>
      <Tooltip content={t('back')} relationship="label">
        <Button
          appearance="subtle"
          icon={<ChevronLeftRegular />}
          disabledFocusable={!back}
          onClick={() => void navigate(-1)}
        />
      </Tooltip>
      <Tooltip content={t('forward')} relationship="label">
        <Button
          appearance="subtle"
          icon={<ChevronRightRegular />}
          disabledFocusable={!forward}
          onClick={() => void navigate(1)}
        />
      </Tooltip>
    </>
  );
}

// Exact in Chromium; both enabled where the Navigation API is missing.
function readHistory(): { back: boolean; forward: boolean } {
  if (!('navigation' in window)) return { back: true, forward: true };
  return { back: window.navigation.canGoBack, forward: window.navigation.canGoForward };
}
