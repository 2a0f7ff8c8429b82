import * as contract from '@sejuk/contract/sales/special-price-requests'
import { permissions } from '@sejuk/domain/permissions'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage, rina } from '../../../../test/page.tsx'

const user = userEvent.setup()
const seller = {
  permission: [...permissions],
  menu: rina.menu.map((entry) => ({ ...entry, url: '/special-price-request' })),
}
const { evidence } = contract.actOnSpecialPrice

test('the form takes the proof where the reason asks for one, and sends it with the request', async () => {
  const { asked } = openPage('/special-price-request/create?customer_code=C1&item_code=I1', seller, {
    [contract.createSpecialPrice.path]: { data: { request_code: 'SPR-1' } },
    [contract.getSpecialPrice.path]: { data: { request_code: 'SPR-1', row_version: 7 } },
    [evidence.path]: { data: { request_code: 'SPR-1', status: 'Draft', row_version: 8 } },
  })
  const file = new File(['offer'], 'offer.pdf', { type: 'application/pdf' })
  await user.upload(await screen.findByLabelText('Evidence'), file)
  await user.type(screen.getByRole('textbox', { name: /Requested price/ }), '3500000')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(asked.some(({ path }) => path === evidence.path)).toBe(true))
  const sent = asked.find(({ path }) => path === evidence.path)?.body as FormData
  expect([sent.get('request_code'), sent.get('row_version')]).toEqual(['SPR-1', '7'])
  expect(sent.get('file')).toMatchObject({ name: 'offer.pdf' })
})

test('a reason that nobody must prove asks for no file', async () => {
  openPage('/special-price-request/create', seller)
  expect(await screen.findByLabelText('Evidence')).toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText(/Reason/), 'clearance')
  expect(screen.queryByLabelText('Evidence')).toBeNull()
})
