import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** An action of the record that is open, in the menu of its head. A disabled one has its reason after its name. */
export const actionInMenu = async (name: string | RegExp) => {
  const [menu] = await screen.findAllByRole('button', { name: /^Actions for/ })
  if (menu?.getAttribute('aria-expanded') !== 'true') await userEvent.setup().click(menu as HTMLElement)
  return screen.findByRole('menuitem', { name })
}
