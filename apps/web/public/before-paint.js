// Runs before the first paint, so that nobody sees the wrong colours or is read to in the wrong language.
;(() => {
  const root = document.documentElement
  const remembered = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const scheme = remembered('sejuk.scheme') || 'auto'
  const isDark = scheme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : scheme === 'dark'
  root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
  if (remembered('sejuk.language') === 'local') root.lang = 'id'
  const [, deployment] = /(?:^|; )deployment=(\w+)/.exec(document.cookie) || []
  if (deployment) root.setAttribute('data-deployment', deployment)
})()
