/** One line of the report: what was tested, and what came of it. */
export interface ReportLine {
  name: string;
  good: boolean;
  text: string;
}

interface ReportHead {
  title: string;
  /** Who, when, on which client. */
  facts: readonly string[];
  /** Short words before each line. */
  good: string;
  bad: string;
}

/** The device test as one page of text. */
export function reportText({ title, facts, good, bad }: ReportHead, lines: readonly ReportLine[]): string {
  const results = lines.map((line) => `[${line.good ? good : bad}] ${line.name}  ${line.text}`);
  return [title, '', ...facts, '', ...results, ''].join('\n');
}
