import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockAtom, connectionAtom } from '#domain/app-state.ts';
import { useConnectionWords } from '#domain/session/connection-words.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { formatGigabytes, formatPercent } from '#lib/format.ts';
import { logFailure } from '#lib/log.ts';
import { readBattery } from '../shared/read-battery.ts';
import { diskIsEnough, type Machine, powerIsEnough } from './machine-rules.ts';

const refreshEveryMs = 15_000;

/** Disk space and battery, read again while the screen is open: a learner plugs in, or frees space. */
function useMachine(): Machine {
  const [machine, setMachine] = useState<Machine>({ freeDiskBytes: null, battery: null });
  useEffect(() => {
    let closed = false;
    const read = async () => {
      try {
        const [freeDiskBytes, battery] = await Promise.all([ask(desktop.devices.freeDiskBytes()), readBattery()]);
        if (!closed) setMachine({ freeDiskBytes, battery });
      } catch (error) {
        logFailure('machine', error);
      }
    };
    void read();
    const timer = setInterval(() => void read(), refreshEveryMs);
    return () => {
      closed = true;
      clearInterval(timer);
    };
  }, []);
  return machine;
}

/** One line of the check besides the cameras. */
export interface CheckFact {
  name: 'network' | 'clock' | 'display' | 'disk' | 'power' | 'hints';
  good: boolean;
  title: string;
  text: string;
}

/** What else the exam depends on: network, the platform's clock, displays, disk, power, hints made on this computer. */
export function useCheckFacts(looking: boolean): CheckFact[] {
  const { t } = useTranslation('prepare');
  const connection = useAtomValue(connectionAtom);
  const { trusted } = useAtomValue(clockAtom);
  const trouble = useConnectionWords();
  const extended = useDisplays();
  const machine = useMachine();
  const fact = (name: CheckFact['name'], good: boolean, values: Record<string, string> = {}): CheckFact => ({
    name,
    good,
    title: t(`cells.${name}.name`),
    text: t(`cells.${name}.${good ? 'good' : 'bad'}`, values),
  });
  const network = fact('network', connection !== 'offline');
  const disk = diskIsEnough(machine);
  const power = powerIsEnough(machine);
  return [
    !network.good && trouble ? { ...network, text: trouble.title } : network,
    fact('clock', trusted),
    fact('display', !extended),
    ...(disk === null ? [] : [fact('disk', disk, { free: formatGigabytes(machine.freeDiskBytes ?? 0) })]),
    ...(power === null ? [] : [fact('power', power, { level: formatPercent(machine.battery?.level ?? 0) })]),
    fact('hints', looking),
  ];
}

/** True while the desktop spans more than one display, as Chromium or the system tells. */
function useDisplays(): boolean {
  const [extended, setExtended] = useState(isExtended);
  useEffect(() => {
    const look = () => setExtended(isExtended());
    const { screen } = window;
    if (!(screen instanceof EventTarget)) return undefined;
    screen.addEventListener('change', look);
    return () => screen.removeEventListener('change', look);
  }, []);
  // Chromium does not tell everywhere; main counts the displays itself.
  const { data } = useDesktopQuery(desktop.lockdown.signals, [], { scope: extended });
  return extended || data?.includes('second-display') === true;
}

function isExtended(): boolean {
  const { screen } = window;
  return 'isExtended' in screen && screen.isExtended === true;
}
