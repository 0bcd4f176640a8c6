// The part of SurveyJS that the benches use: it is installed by the first bench run, so its own types may be missing.

declare module 'survey-core' {
  export const settings: { animationEnabled: boolean };
  export class Model {
    constructor(json: unknown);
    lazyRenderEnabled: boolean;
    showNavigationButtons: boolean;
  }
}

declare module 'survey-react-ui' {
  import type { ComponentType } from 'react';
  import type { Model } from 'survey-core';
  export const Survey: ComponentType<{ model: Model }>;
}
