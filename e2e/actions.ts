import { expect, type Locator, type Page } from '@playwright/test'

/** An action of the record that is open: its next step is a button, all else is in the menu of its head. */
export const pressAction = async (page: Page, name: string) => {
  const button = page.getByRole('button', { name, exact: true })
  const menu = page.getByRole('button', { name: /^Actions for/ })
  await expect(button.or(menu).first()).toBeVisible()
  if ((await button.count()) > 0) return button.first().click()
  await menu.first().click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** Sends the form of an action beside its record: the button says what it does. */
export const sendPanel = (panel: Locator) => panel.locator('button[type=submit]').click()
