// Runs before anything is painted, or a dark screen flashes white. A file, not inline, for the content policy.
try {
  const scheme = localStorage.getItem('scheme');
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.scheme = scheme;
} catch {
  // Storage is refused: the system's preference holds.
}
