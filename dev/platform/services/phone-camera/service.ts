import type { Service } from '../../server/service.ts';
import { phoneCameraCodes } from './codes.ts';
import { phoneCameraHandlers } from './handlers.ts';
import { phonePage } from './page.ts';
import { phoneCameraTables } from './tables.ts';

/** A phone as the side camera of a paper: the learner's calls, and the page that the phone opens (beyond the documents). */
export const phoneCameraService: Service = {
  name: 'phone-camera',
  handlers: phoneCameraHandlers,
  tables: phoneCameraTables,
  codes: phoneCameraCodes,
  page: phonePage,
};
