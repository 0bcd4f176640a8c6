import type { KeptContent } from '#contract/ipc/offline.ts';
import { OneDocument } from '../document/OneDocument.tsx';
import { MediaPlayer } from '../media/MediaPlayer.tsx';
import { Pictures } from '../picture/Pictures.tsx';
import type { ViewerProps } from '../viewer-props.ts';
import { ViewerSpinner } from '../ViewerSpinner.tsx';

interface KeptViewerProps extends ViewerProps {
  content: KeptContent;
  /** What is kept cannot be shown. */
  onDamaged: () => void;
}

/** An item from this computer's disk, shown as the platform's own would be. */
export function KeptViewer({ content, onDamaged, ...props }: KeptViewerProps) {
  const { node, study } = props;
  const [first] = content.files;
  if (study.known === null || !first) return <ViewerSpinner />;
  const at = study.known.place?.at ?? 0;
  const giveUp = async () => {
    onDamaged();
    return false;
  };
  switch (node.kind) {
    case 'video':
    case 'audio': {
      const captionList = content.captions.map(({ address, language, label }) => ({ url: address, language, label }));
      const credentials = { playURL: first.address, captionList, chapterList: [...content.chapters] };
      const renew = async () => {
        onDamaged();
        return null;
      };
      return <MediaPlayer {...props} credentials={credentials} place={study.known} renew={renew} />;
    }
    case 'document':
      return (
        <OneDocument
          address={first.address}
          name={node.name}
          first={at}
          study={study}
          renew={giveUp}
          outside={null}
          onOutside={async () => undefined}
        />
      );
    default:
      return (
        <Pictures
          addresses={content.files.map(({ address }) => address)}
          first={at}
          name={node.name}
          study={study}
          renew={giveUp}
        />
      );
  }
}
