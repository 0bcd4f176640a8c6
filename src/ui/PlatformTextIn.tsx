import { PlatformText } from './PlatformText.tsx';

interface PlatformTextInProps {
  /** A sentence of the client that this content stands in. */
  text: string;
  /** A name or words of the platform. */
  content: string;
}

/** A sentence with a name or words of the platform inside: these keep their own language and direction. */
export function PlatformTextIn({ text, content }: PlatformTextInProps) {
  const at = content === '' ? -1 : text.indexOf(content);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <PlatformText text={content} />
      {text.slice(at + content.length)}
    </>
  );
}
