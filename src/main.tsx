import { startApp } from './app/start/app.tsx';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
await startApp(element);
