import type { Certificate } from '#contract/platform/certificate/certificate.ts';

/** What the file of a certificate is proposed to be called; main sanitises it. */
export function fileNameOf({ name, holderName }: Pick<Certificate, 'name' | 'holderName'>): string {
  return `${name}-${holderName}.pdf`.slice(-512);
}
