// What the benches use of peers that are installed by their own package only.
declare module 'survey-core' {
  export const settings: { animationEnabled: boolean };
  export class Model {
    constructor(json: object);
    lazyRenderEnabled: boolean;
  }
}
declare module 'survey-react-ui' {
  import type { ComponentType } from 'react';
  import type { Model } from 'survey-core';

  export const Survey: ComponentType<{ model: Model }>;
}
