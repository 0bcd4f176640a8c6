// The run-time interface of SCORM 2004, as each page of this package uses it.
window.scorm = (function scorm() {
  function findApi(from) {
    let one = from;
    while (one && !one.API_1484_11 && one.parent && one.parent !== one) one = one.parent;
    return one ? one.API_1484_11 : null;
  }

  const api = findApi(window);
  const began = Date.now();
  let over = false;

  const set = (name, value) => api && api.SetValue(name, String(value));

  function end() {
    if (over || !api) return;
    over = true;
    set('cmi.session_time', `PT${Math.round((Date.now() - began) / 1000)}S`);
    set('cmi.exit', 'suspend');
    api.Terminate('');
  }

  if (api) api.Initialize('');
  window.addEventListener('pagehide', end);
  window.addEventListener('unload', end);
  return {
    get: (name) => (api ? api.GetValue(name) : ''),
    set,
    end,
    commit: () => api && api.Commit(''),
  };
})();
