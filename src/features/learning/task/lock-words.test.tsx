import { describe, expect, it } from 'vitest';
import type { Locale } from '#contract/ipc/locale.ts';
import { i18n, startI18n } from '#lib/i18n/i18n.ts';

describe.each<[Locale, [string, string][]]>([
  [
    'zh-CN',
    [
      ['progress.plain', '上一课程学到 80% 后开放'],
      ['progress.named', '“电气防火技术”学到 80%（当前 58%）后开放'],
      ['exam', '通过上一场考试后开放'],
      ['form', '提交表单后开放'],
      ['progress-exam.plain', '上一课程学到 80%，并通过上一场考试后开放'],
      ['progress-exam.named', '“电气防火技术”学到 80%（当前 58%），并通过上一场考试后开放'],
      ['progress-form.plain', '上一课程学到 80%，并提交表单后开放'],
      ['progress-form.named', '“电气防火技术”学到 80%（当前 58%），并提交表单后开放'],
      ['exam-form', '通过上一场考试并提交表单后开放'],
      ['progress-exam-form.plain', '上一课程学到 80%、通过上一场考试并提交表单后开放'],
      ['progress-exam-form.named', '“电气防火技术”学到 80%（当前 58%）、通过上一场考试并提交表单后开放'],
      ['unknown', '此内容尚未开放'],
    ],
  ],
  [
    'en-US',
    [
      ['progress.plain', 'Opens when you reach 80% of the previous course'],
      ['progress.named', 'Opens when you reach 80% of “电气防火技术” (now 58%)'],
      ['exam', 'Opens when you pass the previous exam'],
      ['form', 'Opens when you submit the form'],
      ['progress-exam.plain', 'Opens when you reach 80% of the previous course and pass the previous exam'],
      ['progress-exam.named', 'Opens when you reach 80% of “电气防火技术” (now 58%) and pass the previous exam'],
      ['progress-form.plain', 'Opens when you reach 80% of the previous course and submit the form'],
      ['progress-form.named', 'Opens when you reach 80% of “电气防火技术” (now 58%) and submit the form'],
      ['exam-form', 'Opens when you pass the previous exam and submit the form'],
      [
        'progress-exam-form.plain',
        'Opens when you reach 80% of the previous course, pass the previous exam and submit the form',
      ],
      [
        'progress-exam-form.named',
        'Opens when you reach 80% of “电气防火技术” (now 58%), pass the previous exam and submit the form',
      ],
      ['unknown', 'This item is not open yet'],
    ],
  ],
  [
    'fr-FR',
    [
      ['progress.plain', 'Ouvre quand vous aurez suivi 80 % du cours précédent'],
      ['progress.named', 'Ouvre quand vous aurez suivi 80 % de « 电气防火技术 » (58 % actuellement)'],
      ['exam', 'Ouvre quand vous aurez réussi l’examen précédent'],
      ['form', 'Ouvre quand vous aurez envoyé le formulaire'],
      ['progress-exam.plain', 'Ouvre quand vous aurez suivi 80 % du cours précédent et réussi l’examen précédent'],
      [
        'progress-exam.named',
        'Ouvre quand vous aurez suivi 80 % de « 电气防火技术 » (58 % actuellement) et réussi l’examen précédent',
      ],
      ['progress-form.plain', 'Ouvre quand vous aurez suivi 80 % du cours précédent et envoyé le formulaire'],
      [
        'progress-form.named',
        'Ouvre quand vous aurez suivi 80 % de « 电气防火技术 » (58 % actuellement) et envoyé le formulaire',
      ],
      ['exam-form', 'Ouvre quand vous aurez réussi l’examen précédent et envoyé le formulaire'],
      [
        'progress-exam-form.plain',
        'Ouvre quand vous aurez suivi 80 % du cours précédent, réussi l’examen précédent et envoyé le formulaire',
      ],
      [
        'progress-exam-form.named',
        'Ouvre quand vous aurez suivi 80 % de « 电气防火技术 » (58 % actuellement), réussi l’examen précédent et envoyé le formulaire',
      ],
      ['unknown', 'Ce contenu n’est pas encore ouvert'],
    ],
  ],
])('in %s', (locale, sentences) => {
  it.each(sentences)('%s is one sentence [exam-lock-messages]', async (key, sentence) => {
    await startI18n(locale, {}, ['learning']);
    expect(i18n.t(`task-detail:lock.${key}`, { name: '电气防火技术', needed: 80, current: 58 })).toBe(sentence);
  });
});
