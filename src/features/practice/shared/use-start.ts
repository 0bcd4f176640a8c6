import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PracticeChoice } from '#contract/ipc/practice.ts';
import { practicePaths, type PracticeAddress } from '#contract/paths/practice.ts';
import { desktop } from '#lib/desktop.ts';
import { useToast } from '#lib/toast.ts';

/** Begins a run and opens it. */
export function useStart(address: PracticeAddress) {
  const { t } = useTranslation('practice');
  const navigate = useNavigate();
  const toast = useToast();
  const [starting, setStarting] = useState(false);
  const { practiceId, businessId } = address;
  async function start(choice: PracticeChoice): Promise<void> {
    setStarting(true);
    const started = await desktop.practice.start({ practiceId, businessId }, choice);
    setStarting(false);
    if (started.ok) await navigate(practicePaths.practice.to(address));
    else toast('error', t('notSaved'));
  }
  return { start, starting };
}
