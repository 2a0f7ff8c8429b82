import type { Page } from '@playwright/test'

/** A customer that whoever is signed in sees. */
export const someCustomer = async (page: Page, n: number) => {
  const answer = await page.request.get('/api/customer/dropdown', { headers: { 'x-requested-with': 'XMLHttpRequest' } })
  const { data } = (await answer.json()) as { data: { value: string }[] }
  return data[n]?.value ?? ''
}

/** A photo that no shrinking makes small: it travels in several parts. */
export const largePhoto = async (page: Page, name: string) => {
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2600, height: 1800 })
    const pen = canvas.getContext('2d')
    const grain = pen?.createImageData(canvas.width, canvas.height)
    if (!pen || !grain) return ''
    for (let n = 0; n < grain.data.length; n++) grain.data[n] = n % 4 === 3 ? 255 : Math.random() * 255
    pen.putImageData(grain, 0, 0)
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? ''
  })
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(drawn, 'base64') }
}

/** Which parts of files have been sent, as they are sent. */
export const watchParts = (page: Page) => {
  const parts: number[] = []
  page.on('request', (request) => {
    const [, n] = /\/chunk\/(\d+)$/.exec(request.url()) ?? []
    if (n) parts.push(Number(n))
  })
  return parts
}
