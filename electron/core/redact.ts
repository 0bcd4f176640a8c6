const rules: readonly (readonly [RegExp, string])[] = [
  // Named secrets, in JSON, headers and queries.
  [
    /("?(?:token|password|newPassword|oldPassword|authCode|authorization|cookie)"?\s*[:=]\s*)("[^"]*"|[^"&\s,;}]+)/gi,
    '$1[hidden]',
  ],
  [/data:[\w/+.-]+;base64,[\w+/=]+/g, '[picture]'],
  // JSON web tokens, then any other long run that no word has.
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/(?<![\w+/=-])[A-Za-z0-9+/_-]{80,}={0,2}/g, '[data]'],
  [/(?<![\w.])[0-9a-f]{32,}(?!\w)/gi, '[hash]'],
  // ID numbers before phones: they contain one.
  [/(?<!\d)\d{6}(?:19|20)\d{9}[\dXx](?!\d)/g, '[id]'],
  [/(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g, '$1****$2'],
  [/([\w.+-])[\w.+-]*(@[\w-]+\.[\w.-]+)/g, '$1***$2'],
];

/** Takes out of a log line what must not lie in a file: tokens, passwords, codes, pictures, phones, ID numbers, mail. */
export function redact(text: string): string {
  return rules.reduce((line, [pattern, instead]) => line.replace(pattern, instead), text);
}
