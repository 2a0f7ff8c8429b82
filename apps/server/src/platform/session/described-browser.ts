import Bowser from 'bowser'

const kinds = new Set(['desktop', 'mobile', 'tablet'] as const)
type Kind = typeof kinds extends Set<infer One> ? One : never

/** What a browser calls itself, in words. */
export const describedBrowser = (user_agent: string) => {
  const { browser, os, platform } = Bowser.parse(user_agent || ' ')
  return {
    browser: [browser.name, browser.version?.split('.')[0]].filter(Boolean).join(' '),
    system: [os.name, os.versionName ?? os.version].filter(Boolean).join(' '),
    kind: kinds.has(platform.type as Kind) ? (platform.type as Kind) : ('unknown' as const),
  }
}
