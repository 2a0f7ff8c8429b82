import { test as base } from '@playwright/test'

/** A journey closes the browsers of everybody in it: left open, their pages would listen and draw beside all that follow. */
export const test = base.extend<{ closesAll: undefined }>({
  closesAll: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
