import { definePath } from './define-path.ts';

/** Addresses of the client itself (001 §2). */
export const sitePaths = {
  root: definePath('/'),
  notSignedIn: definePath('/401'),
  broken: definePath('/500', '/error'),
  staffArea: definePath('/personnel', '/screen'),
  download: definePath('/DownloadClient'),
} as const;
