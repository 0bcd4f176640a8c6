import { chmodSync, mkdirSync, mkdtempSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { reasonIn } from '#electron/platform/policy/policy-text.ts';
import { openJournalFolder } from './journal-folder.ts';
import { StartError } from './startup.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'lectern-folder-'));
const uid = process.getuid?.() ?? 0;
let last = 0;
const fresh = () => path.join(root, `thawed-${(last += 1)}`, 'lectern');
const mode = (folder: string) => statSync(folder).mode & 0o7777;

it('is in the user’s folder without a policy', () => {
  expect(openJournalFolder(null, '/home/learner/.config/Lectern')).toBe('/home/learner/.config/Lectern/exams');
});

describe('the policy’s folder', () => {
  it('is made for everybody, with one in it that only its user reads', () => {
    const given = fresh();
    const folder = openJournalFolder(given, root);
    expect(folder).toBe(path.join(given, `user-${uid}`));
    expect([mode(given), mode(folder)]).toEqual([0o1777, 0o700]);
    expect(readdirSync(folder)).toEqual(['answers', 'answers-copy']);
    expect(readdirSync(path.join(folder, 'answers'))).toEqual([]);
    expect(openJournalFolder(given, root)).toBe(folder);
  });

  it('that was there keeps its rights', () => {
    const given = fresh();
    mkdirSync(given, { recursive: true });
    chmodSync(given, 0o750);
    openJournalFolder(given, root);
    expect(mode(given)).toBe(0o750);
  });

  it.each(['answers', 'evidence.db', 'readiness-mark.json'])('goes on as it is where %s lies in it', (name) => {
    const given = fresh();
    mkdirSync(given, { recursive: true });
    if (name === 'answers') mkdirSync(path.join(given, name));
    else writeFileSync(path.join(given, name), '');
    expect(openJournalFolder(given, root)).toBe(given);
    // The next user of the system gets a folder of their own beside it.
    expect(() => openJournalFolder(given, root, uid + 1)).not.toThrow();
    expect(openJournalFolder(given, root)).toBe(given);
  });

  it('has another folder for whom somebody took the name, by a folder or a link', () => {
    const given = fresh();
    mkdirSync(given, { recursive: true });
    symlinkSync(root, path.join(given, `user-${uid}`));
    const folder = openJournalFolder(given, root);
    expect(folder).toBe(path.join(given, `user-${uid}-2`));
    expect(openJournalFolder(given, root)).toBe(folder);
  });

  it('is used as it is where the system has no numbers of users', () => {
    const given = fresh();
    expect(openJournalFolder(given, root, null)).toBe(given);
  });

  it('stops the start where the system never makes a folder, and does not try for ever', () => {
    expect(() => openJournalFolder('/proc/lectern/exams', root)).toThrow(StartError);
  });

  it('stops the start of whom nothing is left, and says whose the folder is and what helps', () => {
    const given = fresh();
    mkdirSync(given, { recursive: true });
    chmodSync(given, 0o755);
    for (const end of ['', '-2', '-3', '-4', '-5', '-6', '-7', '-8', '-9'])
      symlinkSync(root, path.join(given, `user-${uid}${end}`));
    const told = `belongs to user ${uid} with the rights 755; this client runs as user ${uid} .*\n.*chmod 1777 '${given}'`;
    expect(() => openJournalFolder(given, root)).toThrow(new RegExp(told));
    const inChinese = (error: unknown) => reasonIn(error, 'zh-CN').includes(`该文件夹属于用户 ${uid}，权限为 755`);
    expect(() => openJournalFolder(given, root)).toThrow(expect.toSatisfy(inChinese));
  });

  it('stops the start where it cannot be written, also where only the place of journals cannot', () => {
    const file = path.join(root, 'a-file');
    writeFileSync(file, '');
    expect(() => openJournalFolder(path.join(file, 'exams'), root)).toThrow(StartError);
    expect(() => openJournalFolder(path.join(file, 'exams'), root)).toThrow(/a-file.* cannot be written/);
    const blocked = fresh();
    mkdirSync(path.join(blocked, `user-${uid}`), { recursive: true });
    writeFileSync(path.join(blocked, `user-${uid}`, 'answers-copy'), '');
    expect(() => openJournalFolder(blocked, root)).toThrow(StartError);
  });
});
