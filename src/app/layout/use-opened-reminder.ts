import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { desktop } from '../../lib/desktop.ts';

/** A click on the system's notification of something leads to its screen. */
export function useOpenedReminder(): void {
  const navigate = useNavigate();
  useEffect(() => desktop.reminders.opened((path) => void navigate(path)), [navigate]);
}
