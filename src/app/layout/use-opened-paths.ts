import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ask, desktop } from '../../lib/desktop.ts';

/** A click on the system's notification of something, or on a link elsewhere, leads to its screen. */
export function useOpenedPaths(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const go = () => {
      ask(desktop.window.takePath())
        .then((path) => path !== null && navigate(path))
        .catch((error: unknown) => void desktop.app.log('warn', `opened path: ${String(error)}`));
    };
    const stop = desktop.window.pathGiven(go);
    // One that came before this page listened.
    go();
    return stop;
  }, [navigate]);
}
