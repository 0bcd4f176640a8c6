import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOfItem } from '../shared/saved/use-validity.ts';
import type { Refusal } from '../shared/saved/validity.ts';
import { ViewerNotice } from './ViewerNotice.tsx';
import { ViewerSpinner } from './ViewerSpinner.tsx';

interface ValidViewerProps {
  itemId: string;
  /** It was asked a moment ago, on the screen that led here. */
  asked: boolean;
  children: ReactNode;
}

/** The content of an item once the platform was asked whether it can be studied now, whichever way led to it. */
export function ValidViewer({ itemId, asked, children }: ValidViewerProps) {
  const { t } = useTranslation(['player', 'saved']);
  const [refusal, setRefusal] = useState<Refusal | 'asking' | null>(asked ? null : 'asking');
  useEffect(() => {
    if (asked) return undefined;
    let left = false;
    const ask = async () => {
      const answer = await refusalOfItem(itemId);
      if (!left) setRefusal(answer);
    };
    void ask();
    return () => {
      left = true;
    };
  }, [asked, itemId]);
  if (refusal === 'asking') return <ViewerSpinner />;
  if (refusal === null) return children;
  return <ViewerNotice alert title={t('shut')} text={'text' in refusal ? refusal.text : t(`saved:${refusal.key}`)} />;
}
