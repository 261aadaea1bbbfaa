// Runs before anything is painted, or a dark screen flashes white. A file, not inline, for the content policy.
try {
  const { scheme } = JSON.parse(localStorage.getItem('theme') ?? '{}');
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.scheme = scheme;
} catch {
  // Storage is refused or damaged: the system's preference holds.
}
