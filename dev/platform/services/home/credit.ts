import * as calls from '#contract/platform/home/credit.ts';
import { creditCompanies, creditPeople, nursingResults, oldAgeRegions } from '../../content/home/credit.ts';
import { day, wireTime } from '../../server/clock.ts';
import { handleOpen } from '../../server/handle.ts';
import { pageOf } from '../../server/paging.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';

/** A score from which an exam of nursing assistants is passed. */
const passMark = 60;

/** A person is told about only by name and ID number together; a number that is none is refused. */
function checkedPerson({ name, idCard }: { name: string; idCard: string }) {
  if (!/^(?:\d{15}|\d{17}[\dXx])$/.test(idCard)) throw new Refusal(serverCodes.badParameter, '请输入正确的身份证号');
  return (one: { name: string; idCard: string }) =>
    one.name === name.trim() && one.idCard.toUpperCase() === idCard.toUpperCase();
}

export const creditHandlers = [
  handleOpen(calls.creditCompanyJzHomeDisplayList, ({ size }) => creditCompanies.slice(0, size)),
  handleOpen(calls.creditCompanyJzFindList, ({ pageNum, pageSize, companyName = '' }) =>
    pageOf(
      creditCompanies.filter((company) => company.companyName.includes(companyName.trim())),
      { pageNum, pageSize },
    ),
  ),
  handleOpen(calls.creditPersonJzFindByNameAndIdCard, (wanted, { clock }) => {
    const found = creditPeople.find(checkedPerson(wanted));
    if (!found) return null;
    const { name, companyName, jobName, creditLevel, certificateName, assessedDaysAgo } = found;
    const assessTime = wireTime(clock.now() - assessedDaysAgo * day);
    return { name, companyName, jobName, creditLevel, certificateName, assessTime };
  }),
  handleOpen(calls.nursingAssistantExamResultFindByCondition, (wanted, { clock }) =>
    nursingResults.filter(checkedPerson(wanted)).map(({ id, examName, daysAgo, score }) => ({
      id,
      examName,
      examTime: wireTime(clock.now() - daysAgo * day),
      score,
      resultName: score >= passMark ? '合格' : '不合格',
      certificateNo: score >= passMark ? `HL2026${id.slice(-1).padStart(6, '0')}` : '',
    })),
  ),
  handleOpen(calls.oldAgeInstitutionGetRegions, () => oldAgeRegions),
];
