import { Button, FluentProvider, Title1, webLightTheme } from '@fluentui/react-components';
import { createRoot } from 'react-dom/client';
import { rootElement } from './root.ts';

// A minimal Fluent page.
createRoot(rootElement()).render(
  <FluentProvider theme={webLightTheme}>
    <Title1>空白页面</Title1>
    <Button appearance="primary">按钮</Button>
  </FluentProvider>,
);
