import { startApp } from './app/start/app.tsx';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
// Not awaited: files that the start itself loads import this one, and would wait for it to end.
void startApp(element);
