import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage, rina } from '../../../../test/page.tsx'

const address = '/sales-order/maintain-official-address'
const link = `/redirect-from-msg?wecom_module=supervision&url=${encodeURIComponent(address)}&permission=P&code=C1&key=secret`

test('a link of a message is shown to the server, remembered without its key, and followed', async () => {
  const { asked, router } = openPage(link, rina, { '/api/redirect-from-msg': { data: { url: `${address}?code=C1` } } })
  await waitFor(() => expect(router.state.location.href).toBe(`${address}?code=C1`))
  expect(asked.find((one) => one.path === '/api/redirect-from-msg')?.body).toEqual({
    wecom_module: 'supervision',
    url: address,
    permission: 'P',
    code: 'C1',
    key: 'secret',
    menu: '',
  })
  expect(JSON.parse(sessionStorage.getItem('sejuk.from-message') ?? '')).toEqual({
    wecom_module: 'supervision',
    url: address,
    permission: 'P',
    code: 'C1',
  })
})

test.each(['/no-such-page?code=C1', '//evil.example/customer', 'https://evil.example/'])(
  '%s is no page of ours, even when the server says so',
  async (url) => {
    const { router } = openPage(link, rina, { '/api/redirect-from-msg': { data: { url } } })
    await waitFor(() => expect(router.state.location.pathname).toBe('/notauthorized'))
    expect(await screen.findByText('This link leads to no page of ours')).toBeInTheDocument()
  },
)

test('a wrong key is said on the page for it', async () => {
  const message = 'This link is not valid. Please open it from the message again'
  openPage(link, rina, { '/api/redirect-from-msg': { code: '400', status: 'WrongKey', message } })
  expect(await screen.findByText(message)).toBeInTheDocument()
})

test.each(['Invalid token', 'Invalid code number', 'The string to be decoded is not correctly encoded.'])(
  '%s is said, and the person goes back',
  async (message) => {
    const { router } = openPage('/redirect-from-msg?menu=x', rina, {
      '/api/redirect-from-msg': { code: '400', status: 'InvalidToken', message },
    })
    expect(await screen.findByText(message)).toBeInTheDocument()
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  },
)
