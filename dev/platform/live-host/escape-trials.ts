/** The sentinel room: buttons that try what the window of a room must stop, each with what came of it. */
export const escapeTrials = `<section id="trials"><h3>窗口防护检查</h3>
<p><a href="https://elsewhere.invalid/">离开主机</a> <a href="/handout.zip" download>下载文件</a></p>
<p><button data-trial="popup">弹出窗口</button> <button data-trial="place">读取位置</button> <button data-trial="notice">发送通知</button> <button data-trial="desktop">读取客户端接口</button> <button data-trial="files">读取客户端文件</button></p>
<output id="outcome"></output></section>
<script>
const trials = {
  popup: async () => (window.open('https://elsewhere.invalid/') === null ? '已拦截' : '未拦截'),
  place: () => new Promise((resolve) => navigator.geolocation.getCurrentPosition(() => resolve('未拦截'), () => resolve('已拦截'))),
  notice: async () => ((await Notification.requestPermission()) === 'granted' ? '未拦截' : '已拦截'),
  files: () => fetch('app://client/index.html').then(() => '未拦截', () => '已拦截'),
  desktop: async () => ('desktop' in window || 'require' in window || 'process' in window ? '未拦截' : '已拦截'),
};
for (const button of document.querySelectorAll('[data-trial]')) button.addEventListener('click', async () => {
  document.querySelector('#outcome').textContent = button.dataset.trial + ' ' + (await trials[button.dataset.trial]());
});
</script>`;
