import { useState, type ComponentType } from 'react';
import { useApiQuery } from '#api/query.ts';
import { cmsArticleFindById } from '#contract/platform/home/cms.ts';
import type { ArticleDetail } from './ArticlePage.tsx';

/** What plays a film. */
export interface PlayedFilm {
  id: string;
  name: string;
  address: string;
  /** Another address; null: there was none. */
  renew: () => Promise<string | null>;
}

/** The film of an article in the player of learning. */
export function LearnerFilm({
  article,
  player: Player,
}: {
  article: ArticleDetail;
  player: ComponentType<PlayedFilm>;
}) {
  const { id, title } = article;
  // What plays does not follow what the platform says later.
  const [address] = useState(article.videoUrl);
  const again = useApiQuery(cmsArticleFindById, { id }, { enabled: false, silent: true });
  const renew = async () => {
    const { data, isError } = await again.refetch();
    return isError || !data || data.videoUrl.trim() === '' ? null : data.videoUrl;
  };
  return <Player id={id} name={title} address={address} renew={renew} />;
}
