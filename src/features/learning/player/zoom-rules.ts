type ZoomStep = 'in' | 'out' | 'fit';

const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

/** The next size of a page or a picture; 1 is as wide as its room. */
export function zoomAfter(zoom: number, step: ZoomStep): number {
  if (step === 'fit') return 1;
  const next = step === 'in' ? steps.find((one) => one > zoom) : steps.findLast((one) => one < zoom);
  return next ?? zoom;
}
