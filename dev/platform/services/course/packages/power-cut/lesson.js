// A lesson of SCORM 1.2: its page is the location, its answers are the suspend data, its quiz is the score.
(function lesson() {
  function findApi(from) {
    let one = from;
    while (one && !one.API && one.parent && one.parent !== one) one = one.parent;
    return one ? one.API : null;
  }

  const api = findApi(window);
  const pages = [...document.querySelectorAll('section')];
  const right = { q1: 'b', q2: 'a' };
  const form = document.querySelector('#quiz');
  const result = document.querySelector('#result');
  const began = Date.now();
  let page = 0;
  let over = false;

  const get = (name) => (api ? api.LMSGetValue(name) : '');
  const set = (name, value) => api && api.LMSSetValue(name, String(value));

  function show(next) {
    page = Math.min(pages.length - 1, Math.max(0, next));
    pages.forEach((section, at) => {
      section.hidden = at !== page;
    });
    document.querySelector('#page-number').textContent = `第 ${page + 1} 页，共 ${pages.length} 页`;
    document.querySelector('#back').disabled = page === 0;
    document.querySelector('#next').disabled = page === pages.length - 1;
  }

  function go(next) {
    show(next);
    set('cmi.core.lesson_location', page);
    if (api) api.LMSCommit('');
  }

  function tellResult(score) {
    result.textContent = `得分 ${score} 分，${score >= 60 ? '已通过' : '未通过，可以改正后重新交卷'}。`;
  }

  function finish() {
    if (over || !api) return;
    over = true;
    const seconds = Math.round((Date.now() - began) / 1000);
    const two = (number) => String(number).padStart(2, '0');
    const minutes = Math.floor(seconds / 60);
    set('cmi.core.session_time', `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(seconds % 60)}`);
    set('cmi.core.exit', 'suspend');
    api.LMSFinish('');
  }

  document.querySelector('#back').addEventListener('click', () => go(page - 1));
  document.querySelector('#next').addEventListener('click', () => go(page + 1));
  // Chosen answers are set and not committed: a player keeps them all the same.
  form.addEventListener('change', () => {
    set('cmi.suspend_data', JSON.stringify(Object.fromEntries(new FormData(form))));
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(form));
    const hits = Object.keys(right).filter((name) => given[name] === right[name]).length;
    const score = Math.round((hits / Object.keys(right).length) * 100);
    Object.keys(right).forEach((name, at) => {
      set(`cmi.interactions.${at}.id`, name);
      set(`cmi.interactions.${at}.type`, 'choice');
      set(`cmi.interactions.${at}.student_response`, given[name] || '');
      set(`cmi.interactions.${at}.result`, given[name] === right[name] ? 'correct' : 'wrong');
    });
    set('cmi.core.score.min', 0);
    set('cmi.core.score.max', 100);
    set('cmi.core.score.raw', score);
    set('cmi.core.lesson_status', score >= 60 ? 'passed' : 'failed');
    if (api) api.LMSCommit('');
    tellResult(score);
  });
  window.addEventListener('pagehide', finish);
  window.addEventListener('unload', finish);

  if (api) api.LMSInitialize('');
  const status = get('cmi.core.lesson_status');
  if (status === 'not attempted' || status === '') set('cmi.core.lesson_status', 'incomplete');
  const answers = get('cmi.suspend_data');
  if (answers) {
    for (const [name, value] of Object.entries(JSON.parse(answers))) {
      const choice = form.querySelector(`input[name="${name}"][value="${value}"]`);
      if (choice) choice.checked = true;
    }
  }
  const score = get('cmi.core.score.raw');
  if (score !== '') tellResult(Number(score));
  show(Number(get('cmi.core.lesson_location') || 0));
})();
