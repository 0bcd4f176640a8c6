const lines = [
  '先看设备，再看线路，最后看记录。',
  '发现发热、变色或异味，先断电再检查。',
  '没有切断电源之前，不要用水扑救带电设备。',
  '本页要点请记在笔记里，考试会考到。',
];
const secondsPerLine = 6;

const stamp = (second: number): string => {
  const [hours, minutes, rest] = [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60];
  return `${[hours, minutes, rest].map((part) => String(part).padStart(2, '0')).join(':')}.000`;
};

/** Chinese captions of a film of this length, WebVTT. */
export function captionsOf(seconds: number): string {
  const count = Math.ceil(seconds / secondsPerLine);
  const cues = Array.from({ length: count }, (_, at) => {
    const end = Math.min(seconds, (at + 1) * secondsPerLine);
    return `${stamp(at * secondsPerLine)} --> ${stamp(end)}\n${lines[at % lines.length]}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}
