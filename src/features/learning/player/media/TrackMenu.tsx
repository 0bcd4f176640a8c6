import { useTranslation } from 'react-i18next';
import { ChoiceMenu } from './ChoiceMenu.tsx';

export interface TrackMenuProps {
  kind: 'captionTrack' | 'soundTrack';
  tracks: readonly { id: string; name: string; language: string }[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** The language of captions or of the sound; nothing where there is only one. */
export function TrackMenu({ kind, tracks, chosen, onChoose }: TrackMenuProps) {
  const { t, i18n } = useTranslation('player');
  if (tracks.length < 2) return null;
  const options = tracks.map(({ id, name, language }, at) => ({
    value: id,
    name: name || nameOf(language, i18n.language) || t('bar.track', { number: at + 1 }),
  }));
  const name = options.find(({ value }) => value === chosen)?.name ?? '';
  return <ChoiceMenu label={t(`bar.${kind}`, { name })} options={options} chosen={chosen} onChoose={onChoose} />;
}

/** A language in the learner's own; '': nobody knows it. */
function nameOf(language: string, own: string): string {
  try {
    return language === '' ? '' : (new Intl.DisplayNames([own], { type: 'language' }).of(language) ?? '');
  } catch {
    return language; // No code of a language: what the maker wrote says more than nothing.
  }
}
