import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useConnectionWords } from '../../../domain/session/connection-words.ts';
import { clockAtom, connectionAtom } from '../../../domain/session/state.ts';
import { formatGigabytes, formatPercent } from '../../../lib/format.ts';
import { diskIsEnough, powerIsEnough } from './machine-rules.ts';
import { useDisplays } from './use-displays.ts';
import { useMachine } from './use-machine.ts';

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
