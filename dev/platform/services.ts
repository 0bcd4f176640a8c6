import type { Service } from './server/service.ts';
import { accountService } from './services/account/service.ts';
import { assessService } from './services/assess/service.ts';
import { campService } from './services/camp/service.ts';
import { certificateService } from './services/certificate/service.ts';
import { cmsService } from './services/cms/service.ts';
import { courseService } from './services/course/service.ts';
import { drillService } from './services/drill/service.ts';
import { examService } from './services/exam/service.ts';
import { faceService } from './services/face/service.ts';
import { formService } from './services/form/service.ts';
import { homeService } from './services/home/service.ts';
import { homeworkService } from './services/homework/service.ts';
import { institutionService } from './services/institution/service.ts';
import { invigilationService } from './services/invigilation/service.ts';
import { jobsService } from './services/jobs/service.ts';
import { languageService } from './services/language/service.ts';
import { learningService } from './services/learning/service.ts';
import { liveService } from './services/live/service.ts';
import { marketService } from './services/market/service.ts';
import { messageService } from './services/message/service.ts';
import { offlineTrainingService } from './services/offline-training/service.ts';
import { orderService } from './services/order/service.ts';
import { personService } from './services/person/service.ts';
import { phoneCameraService } from './services/phone-camera/service.ts';
import { practiceService } from './services/practice/service.ts';
import { ratingService } from './services/rating/service.ts';
import { resourceService } from './services/resource/service.ts';
import { seatService } from './services/seat/service.ts';
import { settlementService } from './services/settlement/service.ts';
import { siteService } from './services/site/service.ts';
import { switchingService } from './services/switching/service.ts';
import { trackingService } from './services/tracking/service.ts';
import { uploadService } from './services/upload/service.ts';

/** Every service of the platform. Tables are made and filled in this order. */
export const services: readonly Service[] = [
  accountService,
  switchingService,
  faceService,
  certificateService,
  examService,
  phoneCameraService,
  invigilationService,
  homeService,
  siteService,
  seatService,
  languageService,
  messageService,
  cmsService,
  personService,
  trackingService,
  uploadService,
  institutionService,
  marketService,
  orderService,
  settlementService,
  offlineTrainingService,
  practiceService,
  formService,
  learningService,
  ratingService,
  courseService,
  resourceService,
  campService,
  homeworkService,
  assessService,
  liveService,
  drillService,
  jobsService,
];
